import { useFlow } from '../../../wiring/hooks.tsx';

/** A parameter of the page's query; null when it is absent, or until the flows have started. */
export const useQueryValue = (name: string): string | null =>
  useFlow('navigation', ({ context }) => new URLSearchParams(context.href.split('#')[0]!.split('?')[1]).get(name), null);
