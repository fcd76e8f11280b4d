import { css } from 'styled-system/css';

/** The content width of a page, with gutters. */
export const wrap = css({ width: '100%', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '16px', md: '24px' } });
export const section = css({ paddingTop: { base: '64px', md: '96px' } });
export const card = css({ background: 'surface', borderRadius: 'xl', boxShadow: '1' });
export const hiddenText = css({ srOnly: true });
export const auroraText = css({
  backgroundImage: 'token(gradients.auroraText)',
  backgroundClip: 'text',
  color: 'transparent',
  paddingBottom: '.08em',
  // Forced colors draw no gradients.
  '@media (forced-colors: active)': { backgroundImage: 'none', color: 'CanvasText' },
});
