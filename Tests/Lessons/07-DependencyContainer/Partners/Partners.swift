import DependencyContainerAfter
import DependencyContainerAfterSchool
import DependencyContainerBefore
import DependencyContainerBeforeSchool
import PlayerVisit

/// The school's front door, as its own team builds it on a released version of ours.
extension Side {
  var school: any ScreenMaking {
    switch self {
    case .before:
      DependencyContainerBeforeSchool.School(arcade: DependencyContainerBefore.FrontDoor())
    case .after: DependencyContainerAfter.FrontDoor(bringing: School().game)
    }
  }
}
