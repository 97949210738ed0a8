import TestSupport
import Testing

@testable import WorkbookCore

@Suite("The pages of this book")
struct RepositoryPagesTests {
  /// Outputs are compared by `workbook pages --check`, once the programs are built.
  @Test("Every page shows the code and the types as they are, and keeps the rules")
  func pages() throws {
    let report = try Proofreader(root: PackageFolder.url).read(running: nil)
    #expect(!report.proofs.isEmpty)
    for problem in report.problems { Issue.record("\(problem)") }
  }
}
