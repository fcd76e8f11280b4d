import { useFlow } from '../../../wiring/hooks.tsx';

/** The value of a name in the query of the page's address; null where it has none, or until the flows have started. */
export const useQueryValue = (name: string): string | null =>
  useFlow('navigation', ({ context }) => new URLSearchParams(context.href.split('#')[0]!.split('?')[1]).get(name), null);
