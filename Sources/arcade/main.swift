import ArcadeProgram

await Arcade.main { .standard }
