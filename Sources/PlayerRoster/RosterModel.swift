// The room hands on its model, which is a target of its own: so a module can name players
// without naming screens, accounts or files.
@_exported import RosterModel
