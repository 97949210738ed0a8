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
