import type { ComponentProps } from 'react';

/** A picture that a person chose; nothing in its place where the browser cannot draw it. */
export const ChosenPicture = (props: ComponentProps<'img'> & { src: string }) => (
  <img {...props} key={props.src} onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')} />
);
