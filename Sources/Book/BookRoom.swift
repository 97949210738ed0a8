/// Begun: goes with the first file of this room.
enum BookRoom {}
