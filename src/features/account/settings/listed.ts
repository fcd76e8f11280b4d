import { css } from 'styled-system/css';

/** An entry of a list in the settings, such as a device or a key, with its button beside it. */
export const listed = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  paddingBlock: '12px',
  '&:not(:first-child)': { borderTop: '1px solid token(colors.line)' },
});
