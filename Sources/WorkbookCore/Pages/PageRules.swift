import Foundation

/// What holds for every page, and for the page of a lesson.
struct PageRules {
  let root: URL

  func problems(in page: Page) -> [PageProblem] {
    []
  }
}
