/** The most UTF-16 units that a text may have; the fields take no more, and the structs refuse more. */
export const textLengths = {
  /** The words for a picture, a film, a background or a voice. An address that carries so many fits a request of 16 kB in every language. */
  prompt: 1000,
  /** One message to the chat. */
  chatMessage: 8000,
} as const;
