import type { ComponentProps } from 'react';

/** An image that a person chose; nothing in its place where the browser cannot draw it. */
export const ChosenImage = (props: ComponentProps<'img'> & { src: string }) => (
  <img {...props} key={props.src} onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')} />
);
