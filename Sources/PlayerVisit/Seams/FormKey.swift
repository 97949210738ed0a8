/// The meaning of a key in a form, whatever its name on a keyboard.
public enum FormKey: Hashable, Sendable {
  case character(Character)
  /// Moves to the next field, or submits the form.
  case enter
  case next, previous
  case left, right, home, end
  case backspace, delete, deleteToStart, deleteToEnd
  /// Gives up the request, or leaves.
  case escape
  /// Leaves.
  case quit
}
