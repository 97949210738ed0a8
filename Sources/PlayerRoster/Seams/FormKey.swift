/// What a key means in a form, whatever it is called on a keyboard.
public enum FormKey: Hashable, Sendable {
  case character(Character)
  /// Goes on to the next field, or does what the form is for.
  case enter
  case next, previous
  case left, right, home, end
  case backspace, delete, deleteToStart, deleteToEnd
  /// Gives up what is under way, or leaves.
  case escape
  /// Leaves.
  case quit
}
