// SwiftPM looks for `XCTMain.swift` beside the folder of a test target: this is that folder.
