extension Duration {
  /// For example, “10 seconds” or “0.5 seconds”.
  package var inSeconds: String {
    let (seconds, attoseconds) = components
    let tenths = attoseconds / 100_000_000_000_000_000
    let text = tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}
