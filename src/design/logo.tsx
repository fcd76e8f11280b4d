import { productName } from '../../contract/facts/product.ts';
import { css } from 'styled-system/css';

const mark = css({
  flexShrink: 0,
  width: { base: '28px', md: '32px' },
  height: { base: '28px', md: '32px' },
  borderRadius: 'sm',
  position: 'relative',
  background: 'conic-gradient(from 210deg at 50% 55%,#7A5CF6,#B44DF0,#F0489B,#FF9A6B,#7A5CF6)',
  boxShadow: 'inset 0 1px 0 rgba(255,255,255,.5),0 4px 10px -3px rgba(122,92,246,.6)',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '25%',
    background: 'white',
    clipPath: 'polygon(50% 0,62% 38%,100% 50%,62% 62%,50% 100%,38% 62%,0 50%,38% 38%)',
  },
});

export const Logo = () => (
  <span
    className={css({
      display: 'flex',
      alignItems: 'center',
      gap: '24px 10px',
      // When there's no room for the name, it wraps to a second line, which is clipped.
      flexWrap: 'wrap',
      height: { base: '28px', md: '32px' },
      clipPath: 'inset(-12px)',
      fontWeight: 760,
      fontSize: { base: '18px', md: '20px' },
      letterSpacing: '-.04em',
    })}
  >
    <span aria-hidden="true" className={mark} />
    <span>{productName.toLowerCase()}</span>
  </span>
);
