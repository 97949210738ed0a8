import Foundation

// Measures how the cost of a tick grows, and what each seam of the game costs, as ratios within one
// run. `scripts/benchmark` builds this with optimisation and runs it.

guard CommandLine.arguments.count == 1 else {
  FileHandle.standardError.write(Data("benchmark: takes no arguments.\n".utf8))
  exit(64)
}
GameBenchmark.growth()
GameBenchmark.seams()
