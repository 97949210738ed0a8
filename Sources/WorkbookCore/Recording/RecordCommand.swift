import Foundation
import Shell

/// `workbook record`: makes the steps and requests of a lesson, for those who write it.
struct RecordCommand: WorkbookCommand {
  let name = "record"
  let summary = "Records the steps and requests of a lesson, for writers."
  let help = """
    Usage: workbook record LESSON (FOLDER | COMMITS)
           workbook record LESSON FOLDER --request NAME
           workbook record LESSON --again

    Writes the steps from before to after into Lessons/NN-Name/Steps, in the place
    of those that are there.

      FOLDER    Holds 01, 02 … with the whole module after each step, and 01.txt,
                02.txt … each with the lines “Refactoring: …”, “Title: …” and
                “Reason: …”.
      COMMITS   A range such as main..steps: each commit changes the lesson's Before
                a step further. The first line of its message is “Refactoring:
                title”, the rest the reason.
      --request A request for a change instead of steps: the FOLDER holds its
                Request.md, one …Tests.swift, Before and After with the whole
                modules, and BeforeTests or AfterTests with existing tests that
                had to be edited, if any.
      --again   Records the steps and requests that are there anew, after before or
                after has changed: says which of them changed, or which no longer
                fits.

    The last step has to be after, byte for byte. CONTRIBUTING.md tells more, and
    `workbook verify steps trials` checks that every step builds and passes.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isAgain = try arguments.flag("--again")
    let request = try arguments.value("--request")
    if isAgain, request != nil {
      throw UsageError.conflictingOptions(["--again", "--request"], command: "workbook \(name)")
    }
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    let source = isAgain ? nil : try arguments.required("FOLDER or COMMITS")
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let recorder = StepRecorder(lesson: lesson, workbook: workbook)
    let requests = RequestRecorder(lesson: lesson, workbook: workbook)
    switch (source, request) {
    case (nil, _): console.tell(try again(recorder, requests))
    case (let source?, let request?):
      try requests.record(URL(fileURLWithPath: source, isDirectory: true), as: request)
      console.tell("Recorded \(ChangeRequest.folder(of: lesson))/\(request).")
    case (let source?, nil):
      let files = try recorder.files(through: recorder.states(from: source))
      try recorder.keep(files)
      let steps = files.count == 1 ? "1 step" : "\(files.count) steps"
      console.tell("Recorded \(steps) in \(StepSeries.folder(of: lesson)).")
    }
    return true
  }

  /// Records all that a lesson has anew.
  ///
  /// - Returns: What to tell about it.
  private func again(_ recorder: StepRecorder, _ requests: RequestRecorder) throws -> String {
    let again = try recorder.again()
    try recorder.keep(again.files)
    let changed = try again.changed.map { "step \($0)" } + requests.again()
    let number = recorder.lesson.number
    return changed.isEmpty
      ? "All steps and requests of lesson \(number) are as they were."
      : "Recorded anew in lesson \(number): \(changed.joined(separator: ", "))."
  }
}
