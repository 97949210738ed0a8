struct PageRenderer {
  let width: Int
  let ink: Ink
  let folder: String
  func text(of markdown: String) -> String { markdown }
}
