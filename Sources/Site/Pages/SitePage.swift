/// A page of the site without what stands around every page.
struct SitePage: Sendable {
  let address: Address
  let title: String
  /// What it is about, in a sentence, for search engines and previews.
  let description: String
  /// How much room its content takes.
  var width = Width.text
  let content: HTML

  enum Width: String, Sendable {
    /// Lines of running text, as long as one likes to read them.
    case text
    /// Two sides beside each other.
    case wide
  }
}
