import { css } from 'styled-system/css';

/** The grid of tiles. */
export const grid = css({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'repeat(2,1fr)', md: 'repeat(3,1fr)', lg: 'repeat(4,1fr)' },
});

/** A tile that is still loading. */
export const coming = css({ aspectRatio: '1', borderRadius: 'lg' });
