import Book

/// The lessons of this book.
public enum Catalogue {
  package static let lessons: [Lesson] = {
    do { return try Workbook.lessons(in: PackageFolder.url) } catch {
      preconditionFailure("\(error)")
    }
  }()
}
