import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to sign in with an e-mail address and a password.
struct SignInRequest {
  let urlRequest: URLRequest

  init(email: String, password: String, to url: URL) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    request.httpBody = try? encoder.encode(["email": email, "password": password])
    urlRequest = request
  }
}

extension SignInRequest: Loggable {
  /// The address without credentials, query or fragment, and nothing from the body.
  var logText: String {
    var address = urlRequest.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    address?.user = nil
    address?.password = nil
    address?.query = nil
    address?.fragment = nil
    return "POST \(address?.string ?? "")"
  }
}
