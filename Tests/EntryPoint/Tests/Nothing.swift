// SwiftPM looks for `XCTMain.swift` beside the folder of a target with tests: that is this one.
