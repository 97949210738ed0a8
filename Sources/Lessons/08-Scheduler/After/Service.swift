// snippet: service
/// Something that is done again and again.
@MainActor
protocol Service {
  /// May change while the service is registered.
  var period: Period { get }
  func execute() throws
}
// end: service
