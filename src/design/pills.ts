import { css } from 'styled-system/css';

/** One of several choices; the chosen one is inverted. */
export const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '16px',
  borderRadius: 'full',
  fontSize: 'label',
  fontWeight: 570,
  whiteSpace: 'nowrap',
  color: 'text.2',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  _hover: { background: 'surface.2', color: 'text' },
  '&:is([aria-pressed=true],[aria-current])': { background: 'inverse', color: 'inverse.text', boxShadow: 'none' },
});

/** Choices in a row that scrolls sideways on a phone. */
export const pillRow = css({
  display: 'flex',
  gap: '8px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: '4px',
  marginInline: { base: '-16px', md: '0' },
  paddingInline: { base: '16px', md: '0' },
  flexWrap: { base: 'nowrap', md: 'wrap' },
});
