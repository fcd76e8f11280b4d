/** Maximum text lengths in UTF-16 units, enforced by the form fields and by the structs. */
export const textLengths = {
  /** A prompt or the text of a voice. A URL with this many characters fits into a 16 kB request in every language. */
  prompt: 1000,
  /** One chat message. */
  chatMessage: 8000,
  /** A message to the operator, alone or with a report. */
  message: 5000,
  /** The address of what is reported. */
  reportedAddress: 2000,
  /** The number of a report in an address, of which 16 are used. */
  reportNumber: 64,
  /** What the operator writes about the outcome of a report. */
  outcome: 1000,
  /** Why an operator does something, for the record. */
  reason: 300,
  /** A code of an authenticator app or a recovery code, with any spaces. */
  secondFactor: 40,
  /** The name of an uploaded file, which most systems limit to as much. */
  fileName: 255,
} as const;

/**
 * What the texts of one request may come to once compatibility characters are spelled out, of which some become eighteen: the rules and the
 * help read that, not what was sent. UTF-16 units, in sum.
 */
export const textBudgets = {
  /** All fields of one creation. */
  creation: 4 * textLengths.prompt,
  /** The newest messages of a conversation; older ones are not read. */
  conversation: 16_000,
} as const;
