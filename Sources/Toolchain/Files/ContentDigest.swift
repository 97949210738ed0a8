import Foundation

/// A digest of contents to be compared later: 64-bit FNV-1a, as published by Fowler, Noll and Vo.
/// It detects accidents, not attacks.
package enum ContentDigest {
  /// The digest in hexadecimal digits.
  package static func text(of data: Data) -> String {
    data.withUnsafeBytes { bytes in
      var value: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return String(value, radix: 16)
    }
  }
}
