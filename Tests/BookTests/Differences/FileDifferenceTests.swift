import Testing

@testable import Book

@Suite("The differences in a file")
struct FileDifferenceTests {
  @Test(
    "A hunk's lines on the right are counted from 0, and end with the file",
    arguments: [
      ("@@ -4,5 +4,6 @@", 3..<9), ("@@ -1 +1 @@", 0..<1), ("@@ -4,5 +5,6 @@ func a(+ 1)", 4..<10),
      // Git names the line above a hunk that has no line on the right.
      ("@@ -3,2 +2,0 @@", 2..<2), ("@@ -1 +0,0 @@", 0..<0),
      ("@@ -8,9 +8,9 @@", 7..<10), ("@@ -20 +20,3 @@", 10..<10), ("nothing", 10..<10),
    ])
  func linesOnRight(place: String, lines: Range<Int>) {
    let hunk = FileDifference.Hunk(place: place, lines: [])
    #expect(hunk.linesOnRight(of: 10) == lines)
  }
}
