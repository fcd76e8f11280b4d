/** Maximum text lengths in UTF-16 units, enforced by the form fields and by the structs. */
export const textLengths = {
  /** A prompt or the text of a voice. A URL with this many characters fits into a 16 kB request in every language. */
  prompt: 1000,
  /** One chat message. */
  chatMessage: 8000,
} as const;
