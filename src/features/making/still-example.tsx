import { css } from 'styled-system/css';

/** An example as it is seen before any code is here. */
export const StillExample = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width={640}
    height={400}
    decoding="async"
    // Some are higher; none moves what is below it when it comes.
    className={css({ width: '100%', height: 'auto', aspectRatio: '8/5', objectFit: 'cover', borderRadius: 'lg' })}
  />
);
