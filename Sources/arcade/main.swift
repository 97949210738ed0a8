import ArcadeCore

await Arcade.main { .standard }
