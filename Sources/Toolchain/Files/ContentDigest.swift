import Foundation

/// Stands for contents where they are compared later: 64-bit FNV-1a, as published by Fowler, Noll and
/// Vo. It tells accidents apart, not attacks.
package struct ContentDigest: Equatable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(of data: Data = Data()) {
    add(data)
  }

  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var value = value
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      self.value = value
    }
  }

  /// In hexadecimal digits.
  package var text: String { String(value, radix: 16) }
}
