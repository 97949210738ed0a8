import TestSupport

/// A shell script that stands in for a kata's tests: six behaviours of a ship, which write the event
/// stream of Swift Testing. `TROUBLE` says what one or all of them do, such as `exit turns 3`.
enum TinyTests {
  static let names = ["moves", "turns", "stops", "dives", "fires", "hides"]

  static let script =
    ScriptedTests.beginning + #"""
      set -- $TROUBLE
      kind=$1 who=$2 what=$3
      parameters=side:
      [ "$kind" = fail ] && parameters=side:$what
      module=SingleResponsibilityKata
      file=$PWD/Tests/${module}Tests/ShipTests.swift

      at() { at="\"sourceLocation\":{\"_filePath\":\"$file\",\"column\":1,\"fileID\":\"${module}Tests/ShipTests.swift\",\"line\":$1}"; }
      event() { say event "\"kind\":\"$1\",\"messages\":[],\"testID\":\"${module}Tests.Ship/$2($parameters)\""; }

      act() {
        [ "$who" = "$1" ] || [ "$who" = all ] || return 0
        case $kind in
          fail) at 9; say event "\"kind\":\"issueRecorded\",\"testID\":\"${module}Tests.Ship/$1($parameters)\",\"_testCase\":{\"displayName\":\".mine, 2\",\"id\":\"x\"},\"issue\":{\"isKnown\":false,$at},\"messages\":[{\"symbol\":\"fail\",\"text\":\"wrong\"}]" ;;
          trap) echo "$module/Ship.swift:18: Fatal error: Index out of range" >&2; kill -ILL $$ ;;
          signal) kill -$what $$ ;;
          exit) exit $what ;;
          loop | lost | stray)
            place=:12:3
            [ $kind = lost ] && place=
            echo " 0 0x0a swift_retain + 8 in libswiftCore.so" >&2
            # A line of the reader's code counts, even if it has called into the tests.
            [ $kind = loop ] && echo " 1 [ra] 0x1a Rig.next() + 8 in Kata at $file:7:3" >&2
            echo " 1 [ra] 0x1b Ship.turn(to:) + 8 in Kata at $PWD/Sources/$module/Ship.swift$place" >&2
            [ $kind = stray ] || echo " 2 [ra] 0x1c ShipTests.$1($parameters) + 1 in Kata at $file:9:2" >&2
            exec sleep 600 ;;
          hang) exec sleep 600 ;;
          crowd) [ "$alone" ] || exec sleep 600 ;;
          clash) [ "$alone" ] || kill -SEGV $$ ;;
          hog) head -c 20000000 /dev/zero | tail -c 18000000 | sleep 600 ;;
        esac
      }

      [ "$kind" = mute ] && exit 3
      at 1
      say test "\"kind\":\"suite\",\"id\":\"${module}Tests.Ship\",\"name\":\"Ship\",\"displayName\":\"A ship\",$at"
      line=1
      for name in moves turns stops dives fires hides; do
        line=$((line + 1))
        case ${filter:-$name} in
          *$name*) chosen="$chosen $name" ;;
          *) continue ;;
        esac
        at $line
        say test "\"kind\":\"function\",\"id\":\"${module}Tests.Ship/$name($parameters)\",\"name\":\"$name($parameters)\",\"displayName\":\"It $name\",\"isParameterized\":true,$at"
      done
      if [ "$kind" = skip ]; then
        for name in $who $what; do event testSkipped $name; done
        chosen="moves turns stops fires"
      fi
      for name in $chosen; do event testStarted $name; done
      for name in $chosen; do
        act $name
        event testEnded $name
      done
      say event '"kind":"runEnded","messages":[]'
      [ "$kind" = late ] && exit 7
      exit 0
      """#
}
