import { css } from 'styled-system/css';

const coin = css({
  width: '1.15em',
  height: '1.15em',
  borderRadius: 'full',
  flexShrink: 0,
  position: 'relative',
  display: 'inline-block',
  background: 'radial-gradient(circle at 35% 28%,#FFF3C4 0 12%,#FFD75E 38%,#F5A623 78%,#DC8412)',
  boxShadow: 'inset 0 0 0 .09em rgba(160,90,0,.35)',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '24%',
    background: 'white',
    opacity: 0.92,
    clipPath: 'polygon(50% 0,62% 38%,100% 50%,62% 62%,50% 100%,38% 62%,0 50%,38% 38%)',
  },
});

/** The credit coin, in the size of the text beside it. */
export const Coin = () => <span aria-hidden="true" className={coin} />;
