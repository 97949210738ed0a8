import Terminal
import Toolchain

/// The errors of a build that failed, as the compiler reports them.
///
/// The source that the compiler shows is aligned and never wrapped; its messages are.
struct BuildFailureText {
  let failure: BuildFailure
  let width: Int

  /// Empty if the code is not to blame: then there is a sentence instead.
  var lines: [Line] {
    guard failure.sentence == nil else { return [] }
    return failure.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).flatMap(lines)
  }

  private func lines(of line: String) -> [Line] {
    if let match = line.wholeMatch(of: #/(\S.*?:\d+:\d+: )(error: .*)/#) {
      return TextFlow(width: width).lines([
        Run(String(match.1), .bold), Run(String(match.2), .red),
      ])
    }
    // A message that the compiler prints below the source, after marks that point at it.
    guard TextWidth.columns(of: line) > width,
      let words = line.prefixMatch(of: #/[ \d|`]*(?:- )?(?=(?:note|warning|error): )/#)
    else { return [[Run(line)]] }
    let mark = String(line[words.range])
    let text = String(line[words.range.upperBound...])
    guard width - mark.count < 40 else {
      return TextFlow(width: width - mark.count).lines(text).behind(first: [Run(mark)])
    }
    return [[Run(mark)]] + TextFlow(width: width - 6).lines(text).indented(by: 6)
  }
}
