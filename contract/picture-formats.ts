/** The formats in which a result picture may be taken: its address with `&as=`; JPEG with `&ground=white` where it is transparent. */
export const pictureFormats = ['png', 'jpeg', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const isPictureFormat = (name: string): name is PictureFormat => (pictureFormats as readonly string[]).includes(name);

/** Where a result lies in a format. What is transparent becomes white in JPEG. */
export const addressAs = (url: string, format: PictureFormat): string =>
  `${url}${url.includes('?') ? '&' : '?'}as=${format}${format === 'jpeg' ? '&ground=white' : ''}`;
