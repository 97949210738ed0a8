import Book

extension DiffText {
  /// Says what the marks and colours of a difference mean.
  static func legend(left: String, right: String) -> HTML {
    HTML(
      "p", ["class": "legend"],
      [
        HTML("del", .text(left)), " ", HTML("ins", .text(right)), " ",
        HTML("del", ["class": "moved"], "moved from here"), " ",
        HTML("ins", ["class": "moved"], "moved to here"),
      ])
  }
}
