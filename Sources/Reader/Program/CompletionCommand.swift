import Book
import Foundation
import Terminal

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
    can complete what stands behind `swift run workbook`. The words come from the
    program as it was built last: where the book is moved, save the script again.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    // So the scripts ask for the words that may come next.
    if words.first == "--" {
      let completion = Completion(commands: Commands.all, workbook: workbook)
      for offer in completion.offers(for: Array(words.dropFirst())) {
        console.write("\(offer.word)\(offer.meaning.isEmpty ? "" : "\t\(offer.meaning)")\n")
      }
      return true
    }
    var arguments = Arguments(words, command: name)
    let word = try arguments.required("SHELL")
    try arguments.finish()
    guard let shell = CompletionShell(rawValue: word) else {
      throw UsageError.noSuchChoice(
        option: "`workbook completion`", text: word,
        choices: CompletionShell.allCases.map(\.rawValue))
    }
    console.write(shell.script(asking: Bundle.main.executablePath ?? CommandLine.arguments[0]))
    return true
  }
}
