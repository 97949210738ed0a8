// Re-exports the model, which is a separate target so that a module can use players without
// screens, accounts or files.
@_exported import RosterModel
