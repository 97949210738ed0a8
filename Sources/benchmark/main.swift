import Foundation

// Measures how the cost of a tick grows, and what each seam costs, as ratios within one run.
// `scripts/benchmark` builds this with optimisation and runs it.

guard CommandLine.arguments.count == 1 else {
  FileHandle.standardError.write(Data("benchmark: takes nothing.\n".utf8))
  exit(64)
}
try await GameBenchmark.growth()
try await GameBenchmark.seams()
try await VisitBenchmark.seams()
