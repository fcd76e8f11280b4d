/** The part of two untyped packages that we use. */
declare module 'wawoff2' {
  /** Converts a WOFF2 font to TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
declare module 'fontkit' {
  type Font = {
    unitsPerEm: number;
    /** The font instance at a position on its variation axes. */
    getVariation(axes: { wght: number }): Font;
    layout(text: string): {
      glyphs: { path: { scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } } } }[];
      positions: { xAdvance: number; xOffset: number }[];
    };
  };
  export function create(font: Buffer): Font;
}
