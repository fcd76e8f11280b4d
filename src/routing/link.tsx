import type { ComponentProps, MouseEvent } from 'react';
import { localePath } from '../../contract/facts/locales.ts';
import { useLocale } from '../platform/words.ts';
import { useArrival } from '../actors/hooks.tsx';

/** Whether a click asks for this page itself, not for another tab, a window or a file. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a page of this site, in the current language; the page is preloaded on intent. `to` is a path without locale prefix. */
export function Link({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const href = localePath(useLocale(), to);
  const { ask, pages } = useArrival();
  const preload = () => pages.preload(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlain(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    ask(
      ({ navigation }) => navigation.send({ type: 'navigation.requested', href, replace: false }),
      () => location.assign(href),
    );
  };
  return <a {...rest} href={href} onClick={follow} onPointerEnter={preload} onFocus={preload} />;
}
