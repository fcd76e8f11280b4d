import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { localePath } from '../../contract/facts/locales.ts';
import { useLocale } from '../platform/words.ts';
import { useArrival } from '../actors/hooks.tsx';

/** A link to a page of this site, in the current language; the page is preloaded on intent. `to` is a path without locale prefix. */
export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const href = localePath(useLocale(), to);
  const { pages } = useArrival();
  const preload = () => pages.preload(href);
  return <RouterLink {...rest} href={href} onPointerEnter={preload} onFocus={preload} />;
}
