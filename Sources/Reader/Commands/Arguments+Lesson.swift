import Book
import Practice
import Shell

extension Arguments {
  /// The arguments of a workbook command.
  init(_ words: [String], command: String) {
    self.init(words, of: "workbook \(command)")
  }

  /// The lesson that a command is about; it is an error to name none.
  mutating func lesson() throws -> Lesson {
    try Catalogue.lesson(named: try required("LESSON"))
  }

  /// The lesson that a command is about; nil if none is named.
  mutating func lessonIfNamed() throws -> Lesson? {
    try positional("LESSON").map { try Catalogue.lesson(named: $0) }
  }

  /// The kata that a command is about: that of the named lesson, or else the one worked on last.
  mutating func kata(in workbook: Workbook) throws -> Kata {
    try Kata.named(try positional("LESSON"), in: workbook)
  }
}
