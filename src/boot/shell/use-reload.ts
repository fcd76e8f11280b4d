import { useArrival } from '../../actors/hooks.tsx';

/**
 * Reloads this page, or loads the given path of this site, on a person's request; a person whose work it would lose is asked first. A page
 * without the actors has nothing that could ask, and reloads.
 */
export function useReload(): (href?: string) => void {
  const arrival = useArrival();
  return (href) => {
    const freshness = arrival.here?.find({ role: 'freshness' });
    if (freshness) freshness.send({ type: 'reload.requested', href: href ?? null });
    else if (href) location.assign(href);
    else location.reload();
  };
}
