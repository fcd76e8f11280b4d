/** Windows reads a device in these names wherever they stand. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns whether a path that somebody else wrote stays inside the folder that it is joined to, on every system: relative, with `/`, of
 * plain names; eSpeak NG keeps voices in `!v`. Names that begin with a dot are ours (`.part`, `.fetching`).
 */
export const isPlainPath = (path: string): boolean =>
  path.length <= 400 && path.split('/').every((name) => /^[\w!][\w.@+=, -]*$/.test(name) && !/[. ]$/.test(name) && !devices.test(name));
