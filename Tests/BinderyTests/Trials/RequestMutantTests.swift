import Book
import TestSupport
import Testing

@testable import Bindery

@Suite("The near misses of a lesson's requests")
struct RequestMutantTests {
  private let workbook = Workbook(root: PackageFolder.url)
  private let lesson = Catalogue.lessons[1]

  @Test("Each is a request carried out on a side, with a line of its own changed or left out")
  func all() throws {
    let trial = try LessonTrial(of: lesson, in: workbook)
    let mutants = try trial.ofMutants { _ in true }.versions
    #expect(mutants.count > 200 && Set(mutants.map(\.name)).count == mutants.count)
    let path = "\(ChangeRequest.folder(of: lesson))/lured-seekers/Before.diff"
    let request = try ChangeRequest("lured-seekers", of: lesson, in: workbook)
    let (old, new) = (
      try workbook.tree(of: lesson, .before), try request.tree(of: .before, in: workbook)
    )
    let ours = mutants.filter { $0.title.hasPrefix(path) }
    #expect(ours.count > 10)
    for mutant in ours {
      #expect(mutant.tree != new && mutant.tree.distance(to: new) <= 2, "\(mutant.title)")
      #expect(mutant.tree.distance(to: old) <= new.distance(to: old) + 1, "\(mutant.title)")
      #expect(mutant.runs == [trial.plain[0].runs[0] + ["LuredSeekerTests.swift"]])
    }
    let guests = mutants.filter { $0.title.contains("crossfire/AfterGuest.swift line ") }
    #expect(guests.count > 5 && guests.allSatisfy { !$0.guest.files.isEmpty })
  }

  @Test("What a request calls a near miss is one, and is not tried")
  func declared() throws {
    let requests = try Catalogue.lessons.flatMap { try ChangeRequest.all(of: $0, in: workbook) }
      .filter { !$0.nearMisses.isEmpty }
    #expect(requests.count > 5)
    for request in requests {
      let made = try Side.allCases.flatMap { try request.mutants(on: $0, in: workbook) }
      for miss in request.nearMisses {
        #expect(made.contains { $0.title.contains(miss) }, "\(request.path): “\(miss)”")
      }
    }
    let request = try #require(requests.first)
    let tried = try LessonTrial(of: request.lesson, in: workbook).ofMutants { _ in true }.versions
    #expect(!tried.contains { $0.title.contains(request.nearMisses[0]) })
  }

  @Test("A sample has the mutants of some numbers, under the same names")
  func sample() throws {
    let trial = try LessonTrial(of: lesson, in: workbook)
    let all = try trial.ofMutants { _ in true }.versions
    let some = try trial.ofMutants { $0 % 50 == 3 }
    #expect(some.versions.map(\.title) == all.indices.filter { $0 % 50 == 3 }.map { all[$0].title })
    #expect(some.digest != trial.digest && some.isOfMutants)
  }
}
