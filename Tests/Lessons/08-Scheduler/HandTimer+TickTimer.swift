import SchedulerAfter

/// Apart from the timer itself, as a kata has no protocol of after's to fill.
extension HandTimer: TickTimer {}
