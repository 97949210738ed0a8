/// Begun: goes with the first test of this room.
enum BinderyRoomTests {}
