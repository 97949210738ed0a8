/// What came of reading the pages, ready to be told.
struct PagesReport {
  let proofs: [Proofreader.Proof]
  /// What is wrong with the sources that pages quote, or fail to quote.
  let strays: [PageProblem]

  var problems: [PageProblem] { proofs.flatMap(\.problems) + strays }
  var isFine: Bool { problems.isEmpty }

  /// The pages that have to change.
  var corrected: [Page] { proofs.filter { $0.corrected != $0.page }.map(\.corrected) }

  /// What is said when nothing is wrong.
  var summary: String {
    let quotes = proofs.map(\.quotes).reduce(0, +)
    return
      "\(counted(proofs.count, "page")) with \(counted(quotes, "quote")): all as it really is.\n"
  }

  /// What is said of each page that changed.
  var corrections: String {
    let changed = proofs.filter { $0.corrected != $0.page }
    guard !changed.isEmpty else { return "Nothing was out of date.\n" }
    return changed.map { proof in
      let stale = proof.problems.count { $0.isStale }
      return "\(proof.page.path): brought \(counted(stale, "quote")) up to date.\n"
    }.joined()
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
