import { css, cx } from 'styled-system/css';

const rim = css({
  filter:
    'drop-shadow(0 4px 0 #fff) drop-shadow(0 -4px 0 #fff) drop-shadow(4px 0 0 #fff) drop-shadow(-4px 0 0 #fff) drop-shadow(0 10px 14px rgba(31,19,80,.28))',
});

/** A drawn object with the white rim of a sticker; decorative. `size` is in CSS pixels. */
export const StickerArt = ({ name, size, className }: { name: string; size: number; className?: string }) => (
  <img src={`/stickers/${name}.webp`} alt="" width={size} height={size} loading="lazy" decoding="async" className={cx(rim, className)} />
);
