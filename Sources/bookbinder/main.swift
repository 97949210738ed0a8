/// Begun: goes with the first command of this program.
print("bookbinder")
