/// Shell scripts that stand in for a program of tests.
public enum ScriptedTests {
  /// The beginning of each: it reads the arguments, and `say` writes an event as Swift Testing
  /// does.
  public static let beginning = #"""
    while [ $# -gt 0 ]; do
      case $1 in
        --event-stream-output-path) events=$2 ;;
        --no-parallel) alone=yes ;;
        --filter) filter=$2 ;;
      esac
      shift
    done
    say() { printf '{"kind":"%s","payload":{%s},"version":0}\n' "$1" "$2" >> "$events"; }

    """#
}
