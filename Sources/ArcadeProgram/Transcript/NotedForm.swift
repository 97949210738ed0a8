import PlayerVisit

/// Fills in a form with keys, guided by the pictures that it shows.
@MainActor
final class NotedForm {
  /// What was shown last.
  private(set) var picture: FormPicture?
  private var onAnswer: (() -> Void)?

  nonisolated init() {}

  func show(_ picture: FormPicture) {
    self.picture = picture
    guard picture.tint != .plain else { return }
    onAnswer?()
    onAnswer = nil
  }

  /// Replaces the texts of all fields, from the first one on.
  func type(_ texts: [String], into form: any SigningIn) {
    goToFirstField(of: form)
    for text in texts {
      press([.end, .deleteToStart] + text.map(FormKey.character) + [.next], in: form)
    }
  }

  /// Presses the button, and waits for an answer or an alert. Then the first field has the focus.
  func answer(to form: any SigningIn) async {
    await withCheckedContinuation { (answer: CheckedContinuation<Void, Never>) in
      onAnswer = { answer.resume() }
      press([.enter], in: form)
    }
    goToFirstField(of: form)
  }

  /// Gives up after three keys: some screens focus no field.
  private func goToFirstField(of form: any SigningIn) {
    for _ in 0...2 where form.account == nil && picture?.fields.first?.isFocused == false {
      press([.previous], in: form)
    }
  }

  private func press(_ keys: [FormKey], in form: any SigningIn) {
    for key in keys { _ = form.press(key) }
  }
}
