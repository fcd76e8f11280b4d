/** Formats in which a result can be downloaded: its URL with `&as=`, plus `&ground=white` when transparency must become white. */
const typesByFormat = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
} as const;
/** A format, as named by `as=`. */
export type ResultFormat = keyof typeof typesByFormat;

/** Returns whether a name is a supported format. */
export const isResultFormat = (name: string): name is ResultFormat => Object.hasOwn(typesByFormat, name);
/** Returns the media type of a format. */
export const typeOfFormat = (format: ResultFormat): string => typesByFormat[format];

const images: readonly ResultFormat[] = ['png', 'jpeg', 'webp'];
const videos: readonly ResultFormat[] = ['mp4', 'gif'];
const sounds: readonly ResultFormat[] = ['mp3', 'wav'];

/** Returns the formats in which a result of a media type can be downloaded, including its own. */
export const formatsOf = (type: string): readonly ResultFormat[] =>
  ({ 'image/gif': videos, 'video/mp4': videos, 'video/webm': videos, 'audio/mpeg': sounds, 'audio/wav': sounds })[type] ??
  (images.some((format) => typesByFormat[format] === type) ? images : []);

/** Returns whether a format cannot store transparency. */
export const isOpaque = (format: ResultFormat): boolean => format === 'jpeg' || format === 'mp4';

/** Returns the URL of a result in a format. */
export const addressAs = (url: string, format: ResultFormat): string =>
  `${url}${url.includes('?') ? '&' : '?'}as=${format}${isOpaque(format) ? '&ground=white' : ''}`;
