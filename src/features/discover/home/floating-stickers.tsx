import { css } from 'styled-system/css';
import { StickerArt } from '../../../design/sticker-art.tsx';

const floating = css({ position: 'absolute', display: { base: 'none', xl: 'block' } });

/** Stickers on both sides of the headline, where there is room. */
export const FloatingStickers = () => (
  <div aria-hidden="true">
    <div className={floating} style={{ left: '4vw', top: '110px', transform: 'rotate(-8deg)' }}>
      <StickerArt name="fox" size={136} />
    </div>
    <div className={floating} style={{ left: '9vw', top: '330px', transform: 'rotate(7deg)' }}>
      <StickerArt name="cupcake" size={104} />
    </div>
    <div className={floating} style={{ right: '5vw', top: '96px', transform: 'rotate(9deg)' }}>
      <StickerArt name="rocket" size={128} />
    </div>
    <div className={floating} style={{ right: '9vw', top: '320px', transform: 'rotate(-6deg)' }}>
      <StickerArt name="unicorn" size={116} />
    </div>
  </div>
);
