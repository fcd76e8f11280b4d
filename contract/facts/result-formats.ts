/** The formats in which a result may be taken: its address with `&as=`, and `&ground=white` where what is see-through must become white. */
const typesByFormat = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
} as const;
/** One of the formats, as `as=` names it. */
export type ResultFormat = keyof typeof typesByFormat;

/** Whether a name is that of a format. */
export const isResultFormat = (name: string): name is ResultFormat => Object.hasOwn(typesByFormat, name);
/** The media type of a format. */
export const typeOfFormat = (format: ResultFormat): string => typesByFormat[format];

const pictures: readonly ResultFormat[] = ['png', 'jpeg', 'webp'];
const films: readonly ResultFormat[] = ['mp4', 'gif'];
const sounds: readonly ResultFormat[] = ['mp3', 'wav'];

/** The formats that a result of a media type can be taken in, its own among them. */
export const formatsOf = (type: string): readonly ResultFormat[] =>
  ({ 'image/gif': films, 'video/mp4': films, 'video/webm': films, 'audio/mpeg': sounds, 'audio/wav': sounds })[type] ??
  (pictures.some((format) => typesByFormat[format] === type) ? pictures : []);

/** Formats that know nothing see-through. */
export const isOpaque = (format: ResultFormat): boolean => format === 'jpeg' || format === 'mp4';

/** Where a result lies in a format. */
export const addressAs = (url: string, format: ResultFormat): string =>
  `${url}${url.includes('?') ? '&' : '?'}as=${format}${isOpaque(format) ? '&ground=white' : ''}`;
