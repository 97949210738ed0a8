import Book
import Shell

/// `workbook completion`: prints a script with which a shell completes command lines.
struct CompletionCommand: WorkbookCommand {
  let name = "completion"
  let summary = "Prints a script with which your shell completes commands."
  let help = """
    Usage: workbook completion bash|zsh|fish

    Prints a script for a shell. With it, the Tab key completes commands, lessons,
    sides, options, and the names and numbers of requests, steps and slips.

      bash  With bash-completion: save it as workbook in the folder
            ~/.local/share/bash-completion/completions.
      zsh   Save it as _workbook in a folder that $fpath names before compinit runs
            in ~/.zshrc.
      fish  Save it as workbook.fish in ~/.config/fish/completions.

    It works where the program is typed as workbook or scripts/workbook; no shell
    can complete what stands behind `swift run workbook`. The words are those of the
    book as it is now: save it again after `git pull`.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let word = try arguments.required("SHELL")
    try arguments.finish()
    guard let shell = CompletionShell(rawValue: word) else { throw NoShell(word: word) }
    let table = CompletionTable(of: Commands.all, in: workbook)
    console.write(CompletionScript(shell: shell, table: table).text)
    return true
  }
}

struct NoShell: ReaderError, Hashable {
  let word: String

  var isWrongUsage: Bool { true }

  var description: String {
    "There is a completion script for bash, zsh and fish, not for \(word.quotedForReader)."
  }
}
