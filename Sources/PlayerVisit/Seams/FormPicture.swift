/// What a form shows, apart from the columns and colours that it is drawn in.
public struct FormPicture: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public var label: String
    /// The text as it may be seen: a secret shows only its length.
    public var text: String
    /// How many characters stand before the cursor, which stays where it is while keys go elsewhere.
    public var cursor: Int
    /// Whether keys go to this field.
    public var isFocused: Bool

    public init(label: String, text: String, cursor: Int, isFocused: Bool) {
      self.label = label
      self.text = text
      self.cursor = cursor
      self.isFocused = isFocused
    }
  }

  /// What the keys do; each display chooses the words.
  public enum Help: Hashable, Sendable {
    /// Keys edit the form, submit it or leave.
    case editing
    /// A request is under way; ``FormKey/escape`` gives it up.
    case underWay
    /// Any key continues.
    case done
  }

  public var fields: [Field]
  public var button: String
  public var isButtonFocused: Bool
  /// One sentence about the current state; empty if there is nothing to say.
  public var news: String
  /// The tone of the news: ``Tint/warning`` for a failure, ``Tint/accent`` for a success.
  public var tint: Tint
  /// What the keys do now.
  public var help: Help

  public init(
    fields: [Field], button: String, isButtonFocused: Bool, news: String, tint: Tint, help: Help
  ) {
    self.fields = fields
    self.button = button
    self.isButtonFocused = isButtonFocused
    self.news = news
    self.tint = tint
    self.help = help
  }
}
