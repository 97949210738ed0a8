import Foundation

/// An account service for practice: any e-mail address signs in with the practice password.
struct PracticeAccounts {
  static let password = "shipshape"

  /// A request to the service, as it came over the wire.
  struct Request {
    var method: String
    var path: String
    var contentType: String?
    var body: Data
  }

  /// The service's answer.
  struct Answer: Equatable {
    var status: Int
    var headers: [String: String]
    var body: Data
  }

  func answer(to request: Request) -> Answer {
    guard request.path == "/sign-in" else {
      return refusal(404, "There is nothing here but /sign-in.")
    }
    guard request.method == "POST" else {
      var answer = refusal(405, "Sign-in takes POST.")
      answer.headers["Allow"] = "POST"
      return answer
    }
    guard
      isJSON(request.contentType),
      let credentials = try? JSONDecoder().decode(Credentials.self, from: request.body)
    else {
      return refusal(400, "The body must be a JSON object with the strings email and password.")
    }
    guard
      credentials.password == PracticeAccounts.password,
      let account = account(of: credentials.email)
    else {
      return refusal(401, "The e-mail address or the password is wrong.")
    }
    return json(200, account)
  }

  /// The account of an e-mail address; `nil` if the text is not an address.
  func account(of email: String) -> Account? {
    guard let at = email.lastIndex(of: "@"), at != email.startIndex,
      email.index(after: at) != email.endIndex
    else { return nil }
    return Account(id: id(of: email), nickname: nickname(from: email[..<at]))
  }

  private struct Credentials: Decodable {
    let email: String
    let password: String
  }

  private struct Refusal: Encodable {
    let error: String
  }

  private func isJSON(_ contentType: String?) -> Bool {
    let type = contentType?.split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased() == "application/json"
  }

  /// The same id for an address in any case and on every machine. Never 0, which is the guest's.
  private func id(of email: String) -> Int {
    // 64-bit FNV-1a, cut to 31 bits, which every JSON reader reads exactly.
    let hash = email.lowercased().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return max(1, Int(hash & 0x7fff_ffff))
  }

  /// Makes a name valid for the roster.
  private func nickname(from name: Substring) -> String {
    let printable = String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: false
          default: true
          }
        }))
    let start = printable.trimmingCharacters(in: .whitespacesAndNewlines)
      .prefix(Nickname.lengths.upperBound)
    return (try? Nickname(String(start)))?.text ?? "Player"
  }

  private func refusal(_ status: Int, _ sentence: String) -> Answer {
    json(status, Refusal(error: sentence))
  }

  private func json(_ status: Int, _ value: some Encodable) -> Answer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(value)) ?? Data()
    return Answer(
      status: status,
      headers: ["Content-Type": "application/json", "Content-Length": "\(body.count)"],
      body: body)
  }
}
