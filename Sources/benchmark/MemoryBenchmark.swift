import ArcadeCore
import Foundation
import SpaceGame

/// The most memory that a process needs while it plays a world of each size.
///
/// Each size is played in a process of its own, because a process never tells less than its peak.
enum MemoryBenchmark {
  static func run(program: String) {
    show("Peak memory of a process that plays \(GrowthBenchmark.ticks) ticks, all sides after")
    let widths = [9, 12, 16]
    show(row(["objects", "MB", "bytes/object"], widths: widths))
    var smallest: Double?
    for size in Cast.sizes {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["memory", "\(size)"]
      let pipe = Pipe()
      process.standardOutput = pipe
      guard (try? process.run()) != nil,
        let data = try? pipe.fileHandleForReading.readToEnd(),
        let bytes = Double(String(decoding: data, as: UTF8.self).filter(\.isNumber))
      else {
        show(row(["\(size)", "not measured"], widths: widths))
        continue
      }
      process.waitUntilExit()
      let base = smallest ?? bytes
      smallest = base
      let perObject = size == Cast.sizes[0] ? "" : fixed((bytes - base) / Double(size), 0)
      show(row(["\(size)", fixed(bytes / 1e6, 1), perObject], widths: widths))
    }
  }

  static func playAndTellPeak(size: Int) {
    let world = GrowthBenchmark.play(
      Game(systems: Systems(Sides(all: .after))), Cast.world(size: size))
    precondition(!world.entities.isEmpty, "Something must be left of the cast.")
    show("\(peak)")
  }

  /// The most memory that this process ever held, in bytes.
  private static var peak: Int {
    #if os(Linux)
      // `getrusage` would begin with the peak of the process that started this one.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return (Int(line.filter(\.isNumber)) ?? 0) * 1_024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}
