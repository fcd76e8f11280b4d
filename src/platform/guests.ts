/** Scripts of others that the operator has switched on: analytics and a customer chat. They come last, when the page has nothing else to do. */
import { siteFacts, type SiteFacts } from './site.ts';

const rest: (act: () => void) => void =
  typeof requestIdleCallback === 'function' ? (act) => requestIdleCallback(act, { timeout: 10_000 }) : (act) => setTimeout(act, 2000);

function bring(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset['guest'] = '';
  document.head.append(script);
}

/** Loads them once a page load, after idle; where none is configured, nothing is loaded. */
export function bringGuests(ask: () => Promise<Pick<SiteFacts, 'analytics' | 'chatWidget'> | null> = siteFacts): void {
  if (document.querySelector('script[data-guest]')) return;
  rest(() => {
    ask()
      .then((facts) => {
        for (const address of [facts?.analytics, facts?.chatWidget]) if (address) bring(address);
      })
      .catch(() => undefined);
  });
}
