/// A page of the site without what stands around every page.
struct SitePage: Sendable {
  let address: Address
  let title: String
  /// What it is about, in a sentence, for search engines and previews.
  let description: String
  /// Whether it has room for two sides beside each other, or for lines of running text, as long as one
  /// likes to read them.
  var isWide = false
  let content: HTML
}
