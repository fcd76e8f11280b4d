import type { BaseTranslation } from '../../generated/types.ts';

/** What the shell says of the network, the build, and pages that are missing or broken. It comes with the layers above the page. */
const siteStatus = {
  offline: 'You are offline. What you see stays; new jobs wait until you are back.',
  freshness: { ready: 'A new version of the site is ready.', reload: 'Reload' },
  loadingPage: 'The page is loading',
  notifications: 'Notices',
  missing: {
    title: 'Page Not Found',
    body: 'There is nothing at this address. It may have moved, or it never was.',
    tools: 'See all tools',
  },
  broken: {
    title: 'Internal Server Error',
    body: 'Something on our side did not work. Your credits and your work are safe.',
    lostTitle: 'A part of this page did not load',
    lostBody: 'The network may be away, or there is a newer version of the site. Reloading brings it.',
  },
} satisfies BaseTranslation;

export default siteStatus;
