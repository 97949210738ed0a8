import Shell

/// What can go wrong when the site is made, each explained in one sentence.
package enum SiteError: ReaderError, Hashable {
  /// Something that is no site of ours is in the way; its path.
  case notASite(String)

  package var description: String {
    switch self {
    case .notASite(let path):
      "\(path) holds something else than a site made here, which would be lost: name another "
        + "folder with `--to`."
    }
  }
}
