import { css } from 'styled-system/css';
import { MovingImage } from '../../../design/moving-image.tsx';

/** For a link on top of an image. */
export const onArt = css({
  color: 'white',
  '& > [data-shade]': { background: 'linear-gradient(0deg,rgba(10,5,28,.86),transparent 45%)' },
});

/** The image that fills a tile or a part of it; it moves where there is something that does. */
export const Art = ({ src, moving }: { src: string; moving?: string | undefined }) => (
  <MovingImage
    src={src}
    moving={moving}
    width={640}
    height={400}
    className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
  />
);

/** Darkens the lower part of the image, where the text is. */
export const Shade = () => <span data-shade aria-hidden="true" className={css({ position: 'absolute', inset: 0, zIndex: -1 })} />;
