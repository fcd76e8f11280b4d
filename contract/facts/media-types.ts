/** The media types that we store and serve, by the extension of the key. Whatever else lies in the storage leaves as plain bytes. */
export const typesByExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  txt: 'text/plain; charset=utf-8',
};

/** The extension of a media type, its parameters aside; `bin` for one that we do not store. */
export const extensionOf = (type: string): string =>
  Object.entries(typesByExtension).find(([, known]) => known.split(';')[0] === type.split(';')[0])?.[0] ?? 'bin';

/** The media type of a stored key; plain bytes for an extension that we do not store. */
export const typeOfKey = (key: string): string => typesByExtension[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
