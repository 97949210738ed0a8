/// Finds the word that a reader probably meant.
public enum Spelling {
  /// The candidate nearest to a word, if it is near enough to suggest: letters left out and letters
  /// added are at most half of the shorter word. Ignores case.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let measured = candidates.map { name in
      (name, slips: name.lowercased().difference(from: word.lowercased()).count)
    }
    guard let (name, slips) = measured.min(by: { $0.slips < $1.slips }) else { return nil }
    return slips <= min(word.count, name.count) / 2 ? name : nil
  }
}
