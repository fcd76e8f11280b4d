/** Third-party scripts that the operator has enabled: analytics and a customer chat. They load last, when the page is idle. */
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

/** Loads the scripts once per page load, when the page is idle; loads nothing when none is configured. */
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
