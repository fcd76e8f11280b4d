import { css } from 'styled-system/css';

/** For a link on top of an image. */
export const onArt = css({
  color: 'white',
  '& > [data-shade]': { background: 'linear-gradient(0deg,rgba(10,5,28,.86),rgba(10,5,28,.3) 55%,transparent)' },
});

/** The image that fills a tile. */
export const Art = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={640}
    height={480}
    loading="lazy"
    decoding="async"
    className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
  />
);

/** Darkens the lower part of the image, where the text is. */
export const Shade = () => <span data-shade aria-hidden="true" className={css({ position: 'absolute', inset: 0, zIndex: -1 })} />;
