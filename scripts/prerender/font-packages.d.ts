/** What we use of two packages that bring no types. */
declare module 'wawoff2' {
  /** A WOFF2 font as the TrueType font that it was made of. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
declare module 'fontkit' {
  type Font = {
    unitsPerEm: number;
    /** The font at a place on its axes. */
    getVariation(axes: { wght: number }): Font;
    layout(text: string): {
      glyphs: { path: { scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } } } }[];
      positions: { xAdvance: number; xOffset: number }[];
    };
  };
  export function create(font: Buffer): Font;
}
