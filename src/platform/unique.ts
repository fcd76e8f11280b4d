/** Returns an identifier that nobody else has (128 bits). `crypto.randomUUID` is missing where the site is reached by plain HTTP. */
export const uniqueId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
