import Testing

@testable import WorkbookCore

@Suite("What a reader is told when something with a kata fails")
struct DeskErrorTests {
  @Test(
    "Every error is one sentence that says what to do",
    arguments: [
      (.noKata, "No kata is started yet: `workbook start 1` makes the first one."),
      (
        .notMade("K", reason: "Permission denied"),
        "K could not be made (Permission denied): see that Katas is a folder in which you may "
          + "write, and that there is room, and try again."
      ),
      (
        .notMoved("K", reason: "Permission denied"),
        "K could not be moved (Permission denied): see that you may write in Katas, and try again."
      ),
      (
        .emptyShelf(path: "Katas/.shelf/01-A"),
        "There is nothing in Katas/.shelf/01-A: `workbook reset` puts your work there."
      ),
      (
        .noSuchWork("x", number: 2),
        "There is no work “x” on the shelf: `workbook shelf 2` shows what is."
      ),
      (
        .progressUnreadable("P", reason: "Is a directory"),
        "P cannot be read (Is a directory): give it another name, and a new one is begun."
      ),
      (
        .progressUnwritable("P", reason: "No space left on device"),
        "P cannot be written (No space left on device): see that there is room, and that you may "
          + "write in its folder."
      ),
      (
        .progressBusy("P"),
        "Another program keeps P locked: wait until it is done, or end it, and try again."
      ),
      (
        .progressOfNewer("P", version: 2),
        "P was written by a newer workbook (version 2) and is left as it is: bring the book up to "
          + "date with `git pull`."
      ),
      (
        .noHints("H"), "The hints in H are missing: get them back with `git checkout -- H`."
      ),
      (
        .damagedHints("H", line: 3),
        "The hints in H are not in order at line 3: get them back with `git checkout -- H`."
      ),
      (
        .damagedMain("M"), "M is not the book's any more: get it back with `git checkout -- M`."
      ),
      (
        .notPlayable(number: 2),
        "The arcade does not build with your kata, see above: `workbook check 2` tells more."
      ),
    ] as [(KataError, String)])
  func text(error: KataError, expected: String) {
    #expect(error.description == expected)
  }
}
