import Testing

@testable import Book

@Suite("The catalogue of lessons")
struct CatalogueTests {
  @Test("There are nine lessons, counted from one, and five of them spell SOLID")
  func nine() {
    #expect(Catalogue.lessons.map(\.number) == Array(1...9))
    #expect(String(Catalogue.lessons.compactMap(\.letter)) == "SOLID")
  }
}
