import Foundation
import Toolchain

/// Git tracks nothing that belongs to a reader or to a build.
struct StrayRule: VerifyRule {
  let name = "strays"

  func problems(in workbook: Workbook) throws -> [String] {
    let output = try ChildProcess(
      "git", ["-c", "core.quotePath=false", "ls-files", "-z"], in: workbook.root
    ).run()
    guard output.status == 0 else {
      return ["`git ls-files` does not answer here: \(output.standardError.firstLine)"]
    }
    return output.standardOutput.split(separator: "\0").map(String.init).filter(isStray).map {
      "\($0) is tracked by git, and is no part of the book."
    }
  }

  private func isStray(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.first == "Katas"
      || parts.contains { $0 == "Package.resolved" || $0 == ".swiftpm" || $0.hasPrefix(".build") }
  }
}

extension String {
  fileprivate var firstLine: String {
    split(separator: "\n").first.map(String.init) ?? "it says nothing."
  }
}
