import { css } from 'styled-system/css';
import { StickerArt } from '../../design/sticker-art.tsx';

/** Where each lies: at the sides of the headline, so that nothing lies over it. */
const stickers = [
  { name: 'unicorn', size: 132, place: { left: '4vw', top: '72px', transform: 'rotate(-9deg)' } },
  { name: 'cupcake', size: 92, place: { left: '15vw', top: '246px', transform: 'rotate(8deg)' } },
  { name: 'fox', size: 124, place: { right: '5vw', top: '64px', transform: 'rotate(8deg)' } },
  { name: 'rocket', size: 104, place: { right: '15vw', top: '240px', transform: 'rotate(6deg)' } },
] as const;

/** Stickers on both sides of the headline, where there is room. */
export default function FloatingStickers() {
  return (
    <div aria-hidden="true" className={css({ display: { base: 'none', xl: 'block' } })}>
      {stickers.map(({ name, size, place }) => (
        <span key={name} style={{ position: 'absolute', ...place }}>
          <StickerArt name={name} size={size} />
        </span>
      ))}
    </div>
  );
}
