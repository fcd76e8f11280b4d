import { css } from 'styled-system/css';

/** The number in the corner of a region of an image: a marked one, or a face. */
export const regionNumber = css({
  position: 'absolute',
  left: '0',
  top: '0',
  minWidth: '24px',
  height: '24px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'sm',
  background: 'violet.950',
  color: 'white',
  fontSize: 'small',
  fontWeight: 700,
});
