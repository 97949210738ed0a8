import Foundation
import Shell
import Terminal
import Toolchain

/// `workbook doctor`: whether this machine has what the katas need.
struct DoctorCommand: WorkbookCommand {
  let name = "doctor"
  let summary = "Looks whether this machine has what the katas need."
  let help = """
    Usage: workbook doctor

    Looks at the Swift toolchain, git, the disk, the book's folder and the terminal,
    a line for each.

      ✓  is well
      !  is not: the line says how to mend it

    The exit status is 1 when something is missing that the katas need, else 0.

    """

  private let examine: @Sendable (Workbook, any Console) async -> Doctor.Symptoms

  init(
    examine: @escaping @Sendable (Workbook, any Console) async -> Doctor.Symptoms = {
      await Doctor.Symptoms(of: $0, on: $1)
    }
  ) {
    self.examine = examine
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    try Arguments(words, command: name).finish()
    let findings = Doctor(symptoms: await examine(workbook, console)).findings
    let ink = Ink(console)
    for finding in findings {
      let mark = finding.isWell ? ink.paint("✓", .green) : ink.paint("!", .magenta)
      console.write("\(mark) \(finding.sentence)\n")
    }
    let isReady = findings.allSatisfy { $0.isWell || !$0.isNeeded }
    let isWell = findings.allSatisfy(\.isWell)
    console.write(
      isWell
        ? "\nAll is well.\n"
        : isReady
          ? "\nThe katas work; with what is marked ! they are less comfortable.\n"
          : "\nMend what is marked ! first: the katas need it.\n")
    return isReady
  }
}

extension Doctor.Symptoms {
  /// Of this machine.
  init(
    of workbook: Workbook, on console: any Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async {
    async let swift = Doctor.Symptoms.words(of: "swift")
    async let git = Doctor.Symptoms.words(of: "git")
    let manifest = try? String(
      contentsOf: workbook.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let firstLine = manifest?.split(separator: "\n").first.map(String.init) ?? ""
    let size = TerminalInfo.size(of: 1)
    self.init(
      swift: await swift,
      neededSwift: Doctor.version(in: firstLine) ?? "6.2",
      git: await git,
      freeBytes: Doctor.Symptoms.freeBytes(in: workbook.root),
      katas: Doctor.Symptoms.katas(of: workbook),
      isTerminal: console.isTerminal,
      columns: size?.columns, rows: size?.rows,
      usesColor: console.usesColor,
      isUTF8: Doctor.Symptoms.isUTF8(environment))
  }

  /// What a program says of its version; nil where it cannot be run.
  private static func words(of program: String) async -> String? {
    var child = ChildProcess(program, ["--version"])
    child.timeLimit = .seconds(20)
    guard let output = try? await child.run({ _ in }), output.status == 0 else { return nil }
    return output.standardOutput
  }

  private static func freeBytes(in folder: URL) -> Int64? {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
  }

  private static func katas(of workbook: Workbook) -> Doctor.Home {
    let files = FileManager.default
    let home = Kata.home(of: workbook).path
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: home, isDirectory: &isFolder) else {
      return files.isWritableFile(atPath: workbook.root.path) ? .open : .notMade
    }
    guard isFolder.boolValue else { return .noFolder }
    return files.isWritableFile(atPath: home) ? .open : .locked
  }

  /// As the C library finds the locale for characters: the first of these that is set.
  static func isUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}
