import Book
import Practice
import Terminal

/// What may come next on a command line of the workbook, as the help texts declare it.
struct Completion {
  struct Offer: Equatable {
    /// A path stands for any path.
    static let path = Offer(word: "/")

    let word: String
    var meaning = ""
  }

  let commands: [any ProgramCommand<Workbook>]
  let workbook: Workbook

  /// - Parameter words: Those behind the program's name, to the one being typed, which may be empty.
  func offers(for words: [String]) -> [Offer] {
    let names = commands.map { Offer(word: $0.name, meaning: $0.summary) }
    guard words.count > 1 else {
      return names + [Offer(word: "help", meaning: "Shows all commands, or what one of them does.")]
    }
    if words[0] == "help" { return words.count == 2 ? names : [] }
    guard let command = commands.first(where: { $0.name == words[0] }) else { return [] }
    let usage = CommandUsage(of: command.help)
    var arguments: [String] = []
    var option: CommandUsage.Option?
    for word in words.dropFirst().dropLast() {
      if option == nil, !word.hasPrefix("-") { arguments.append(word) }
      option = option == nil ? usage.options.first { $0.name == word && $0.value != nil } : nil
    }
    if let value = option?.value { return value == "FILE" ? [.path] : choices(value) }
    if words.last?.hasPrefix("-") == true {
      return usage.options.map { Offer(word: $0.name, meaning: $0.meaning) }
        + [Offer(word: "--help", meaning: "Shows what it does and takes")]
    }
    return usage.lines.flatMap { offers(for: $0, after: arguments, of: command.name) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The words that a line of usage has next; none where any may come.
  private func offers(
    for line: [String], after words: [String], of command: String
  ) -> [Offer] {
    if line == ["FOLDER…"] { return [.path] }
    guard words.count < line.count, zip(line, words).allSatisfy(fits) else { return [] }
    let lesson = words.last.flatMap { try? Catalogue.lesson(named: $0) }
    let parts: [(String, String)]?
    switch (line[words.count], lesson) {
    case ("LESSON", _): parts = Catalogue.lessons.map { ("\($0.number)", $0.title) }
    case ("NAME", let lesson?):
      parts = try? ChangeRequest.all(of: lesson, in: workbook).map { ($0.name, $0.title) }
    case ("N", let lesson?) where command == "step":
      parts = try? Step.all(of: lesson, in: workbook).map { ("\($0.number)", $0.title) }
    case ("N", let lesson?):
      parts = try? Slip.all(of: lesson, in: workbook).map { ("\($0.number)", $0.title) }
    case ("VERSION", let lesson?):
      let works = Shelf(Kata(lesson, in: workbook)).works()
      parts = works.enumerated().map { ("\($0 + 1)", $1) }
    case (let argument, _): return choices(argument)
    }
    return (parts ?? []).map { Offer(word: $0, meaning: $1) }
  }

  private func fits(_ argument: String, _ word: String) -> Bool {
    if argument == "LESSON" { return (try? Catalogue.lesson(named: word)) != nil }
    return choices(argument).contains { $0.word == word }
  }

  /// The words of an argument that are typed as they are.
  private func choices(_ argument: String) -> [Offer] {
    let words = argument.split(separator: "|").filter { $0 == $0.lowercased() }.map(String.init)
    return (argument == "SIDE" ? PlayCommand.sides : words).map { Offer(word: $0) }
  }
}

/// A shell that can complete command lines of the workbook, for which it asks the program at each Tab.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// - Parameter program: The path of the program as it is built: `scripts/workbook` would build it
  ///   first.
  func script(asking program: String) -> String {
    let call = "'\(program.replacing("'", with: #"'\''"#))' completion --"
    let comment = "# Completes `workbook` and `scripts/workbook` in \(rawValue)."
    return switch self {
    case .bash:
      #"""
      \#(comment)

      _workbook() {
        local word meaning current=${COMP_WORDS[COMP_CWORD]}
        COMPREPLY=()
        while IFS=$'\t' read -r word meaning; do
          if [[ $word == / ]]; then
            compopt -o filenames 2> /dev/null
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
          elif [[ $word == "$current"* ]]; then
            COMPREPLY+=("$word")
          fi
        done < <(\#(call) "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
      }
      complete -F _workbook workbook

      """#
    case .zsh:
      #"""
      #compdef workbook
      \#(comment)

      _workbook() {
        local word meaning
        local -a offers
        while IFS=$'\t' read -r word meaning; do
          if [[ $word == / ]]; then
            _files
            return
          fi
          offers+=("$word${meaning:+:$meaning}")
        done < <(\#(call) "${(@)words[2,CURRENT]}" 2> /dev/null)
        _describe -V 'word' offers
      }
      if [[ ${funcstack[1]} == _workbook ]]; then _workbook "$@"; else compdef _workbook workbook; fi

      """#
    case .fish:
      #"""
      \#(comment)

      # The words that may come next, each with its meaning behind a tab.
      function __workbook_words
          set -l current (commandline -ct)
          for row in (\#(call) (commandline -opc)[2..] "$current" 2> /dev/null)
              if test $row = /
                  __fish_complete_path $current
              else
                  echo $row
              end
          end
      end
      complete -c workbook -f -a '(__workbook_words)'

      """#
    }
  }
}
