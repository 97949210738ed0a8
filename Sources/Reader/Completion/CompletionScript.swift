import Book

/// A shell for which there is a completion script.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish
}

/// A script that completes command lines of the workbook, with all words in it: a call of the program
/// at each Tab would build it first.
struct CompletionScript {
  let shell: CompletionShell
  let table: CompletionTable

  var text: String {
    let comment = "# Completes `workbook` and `scripts/workbook` in \(shell.rawValue)."
    return switch shell {
    case .bash: "\(comment)\n\n\(functions)\n\(CompletionScript.bash)"
    case .zsh: "#compdef workbook\n\(comment)\n\n\(functions)\n\(CompletionScript.zsh)"
    case .fish: "\(comment)\n\n\(fish)"
    }
  }

  private var lines: String {
    table.rows.map { row in
      [row.after, row.word, row.meaning].map { $0.replacing("|", with: "/") }.joined(separator: "|")
    }.joined(separator: "\n")
  }

  private func aliases(_ line: (_ names: [String], _ number: Int) -> String) -> String {
    Catalogue.lessons.map { lesson in
      let letter = lesson.letter.map { [String($0)] } ?? []
      return line(letter + [lesson.abbreviation, lesson.name, lesson.folder], lesson.number)
    }.joined(separator: "\n")
  }

  /// What bash and zsh share.
  private var functions: String {
    // zsh takes the value of a variable for a pattern only where it is told to.
    let pattern = shell == .zsh ? "${~after}" : "$after"
    return """
      # What stands in front of the cursor, as the table has it: the word being typed comes first.
      _workbook_key() {
        local current=$1 last= word
        shift
        key=
        for word in "$@"; do
          case $last in
            \(table.valued.joined(separator: "|"))) last=; continue ;;
          esac
          last=$word
          case $word in
            -*) continue ;;
      \(aliases { "      \($0.joined(separator: "|"))) word=\($1) ;;" })
          esac
          key="$key${key:+ }$word"
        done
        case $last in
          \(table.valued.joined(separator: "|"))) key="${key%% *} $last" ;;
          *) case $current in -*) key="${key%% *} -" ;; esac ;;
        esac
      }

      # The words that may come next, each with its meaning behind a tab.
      _workbook_words() {
        local after word meaning
        while IFS='|' read -r after word meaning; do
          [[ $1 == \(pattern) ]] && printf '%s\\t%s\\n' "$word" "$meaning"
        done <<'WORDS'
      \(lines)
      WORDS
      }

      """
  }

  private static let bash = #"""
    _workbook() {
      local key word meaning current=${COMP_WORDS[COMP_CWORD]}
      _workbook_key "$current" "${COMP_WORDS[@]:1:COMP_CWORD-1}"
      COMPREPLY=()
      while IFS=$'\t' read -r word meaning; do
        if [[ $word == / ]]; then
          compopt -o filenames 2> /dev/null
          while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        elif [[ $word == "$current"* ]]; then
          COMPREPLY+=("$word")
        fi
      done < <(_workbook_words "$key")
    }
    complete -F _workbook workbook

    """#

  private static let zsh = #"""
    _workbook() {
      local key word meaning
      local -a offers
      _workbook_key "${words[CURRENT]}" "${(@)words[2,CURRENT-1]}"
      while IFS=$'\t' read -r word meaning; do
        if [[ $word == / ]]; then
          _files
          return
        fi
        offers+=("$word${meaning:+:$meaning}")
      done < <(_workbook_words "$key")
      _describe -V 'word' offers
    }
    if [[ ${funcstack[1]} == _workbook ]]; then _workbook "$@"; else compdef _workbook workbook; fi

    """#

  private var fish: String {
    let words = lines.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return #"""
      set -g __workbook_table '\#(words)'

      # The words that may come next, each with its meaning behind a tab.
      function __workbook_words
          set -l valued \#(table.valued.joined(separator: " "))
          set -l key
          set -l last ''
          for word in (commandline -opc)[2..]
              if contains -- $last $valued
                  set last ''
                  continue
              end
              set last $word
              switch $word
                  case '-*'
                      continue
      \#(aliases { names, number in
        "            case \(names.joined(separator: " "))\n                set word \(number)"
      })
              end
              set -a key $word
          end
          if contains -- $last $valued
              set key $key[1] $last
          else if string match -q -- '-*' (commandline -ct)
              set key $key[1] -
          end
          for row in (string split \n -- $__workbook_table)
              set -l parts (string split -m 2 '|' -- $row)
              string match -q -- $parts[1] "$key"; or continue
              if test $parts[2] = /
                  __fish_complete_path (commandline -ct)
              else
                  printf '%s\t%s\n' $parts[2] $parts[3]
              end
          end
      end
      complete -c workbook -f -a '(__workbook_words)'

      """#
  }
}
