/** What is used of the decoder, which declares only the functions below these. */
declare module 'libheif-js/wasm-bundle.js' {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** It is what the file shows; the others are further images, such as the second eye's of a spatial photo. */
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    /** Hands the pixels over upright, four bytes each: all at once, or a row at a time. Calls back with null when they cannot be decoded. */
    display(into: { data: { set(bytes: Uint8Array, at?: number): void } }, done: (shown: object | null) => void): void;
    free(): void;
  };
  class HeifDecoder {
    /** The images of a file; an empty list where it cannot be read. */
    decode(file: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
}
