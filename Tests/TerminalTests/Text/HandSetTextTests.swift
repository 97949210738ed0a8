import Terminal
import Testing

@Suite("A text that is set by hand")
struct HandSetTextTests {
  private static let help = """
    Usage: book read LESSON
           book read LESSON --all

    Shows the page of a lesson
    in the terminal.

      --all   Shows all of
              them, one by one.
      a      ✓
      a-long-name-of-a-key   It is told below where
                             little room is left.

    """

  @Test(
    "It stays as it is where it fits, and is broken anew by paragraphs where it does not",
    arguments: [
      (50, help),
      (
        30,
        """
        Usage: book read LESSON
               book read LESSON --all

        Shows the page of a lesson in
        the terminal.

          --all   Shows all of them,
                  one by one.
          a      ✓
          a-long-name-of-a-key
                It is told below where
                little room is left.

        """
      ),
    ] as [(Int, String)])
  func narrow(width: Int, expected: String) {
    let lines = HandSetText(width: width).lines(Self.help)
    #expect(StyledText.text(lines, usesColor: false) == expected)
  }
}
