/** Third-party scripts that the operator has enabled: analytics and a customer chat. They load last, when the page is idle. */
import { siteFacts } from './site.ts';
import type { SiteFacts } from './site-call.ts';

const whenIdle: (act: () => void) => void =
  typeof requestIdleCallback === 'function' ? (act) => requestIdleCallback(act, { timeout: 10_000 }) : (act) => setTimeout(act, 2000);

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset['thirdParty'] = '';
  document.head.append(script);
}

/** Loads the scripts once per page load, when the page is idle; loads nothing when none is configured. */
export function loadThirdParty(facts: () => Promise<Pick<SiteFacts, 'analytics' | 'chatWidget'> | null> = siteFacts): void {
  if (document.querySelector('script[data-third-party]')) return;
  whenIdle(() => {
    facts()
      .then((site) => {
        for (const address of [site?.analytics, site?.chatWidget]) if (address) load(address);
      })
      .catch(() => undefined);
  });
}
