/** The media types that the site stores and serves, by key extension. Any other stored file is served as plain bytes. */
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

/** Returns the extension of a media type, ignoring its parameters; `bin` for a type that the site does not store. */
export const extensionOf = (type: string): string =>
  Object.entries(typesByExtension).find(([, known]) => known.split(';')[0] === type.split(';')[0])?.[0] ?? 'bin';

/** Returns the media type of a storage key; `application/octet-stream` for an unknown extension. */
export const typeOfKey = (key: string): string => typesByExtension[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** What a person calls a file of a media type. */
export const kindOf = (type: string): 'image' | 'gif' | 'video' | 'audio' => {
  if (type === 'image/gif') return 'gif';
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'image';
};
