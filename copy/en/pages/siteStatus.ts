import type { BaseTranslation } from '../../generated/types.ts';

/** What the shell states of the network, the build, and pages that are missing or broken. It comes with the layers above the page. */
const siteStatus = {
  noScripts: 'To make something here, turn on JavaScript in your browser. You can read every page without it.',
  offline: 'You’re offline. You can still look around. To make something new, wait until you’re back online.',
  freshness: {
    ready: 'A new version of the site is available.',
    loses: 'If you reload, you’ll lose what you’ve typed or chosen here.',
    reload: 'Reload',
  },
  loadingPage: 'Loading the page',
  notifications: 'Notifications',
  away: {
    title: 'You are offline',
    body: 'This page wasn’t opened before, so it isn’t on your device. What you made recently is in My creations.',
    mine: 'My creations',
  },
  unreached: {
    title: 'We couldn’t reach the site',
    body: 'Your connection may have dropped, or the site isn’t answering. Check your network and try again.',
  },
  asleep: {
    title: 'The site isn’t available at the moment',
    body: 'We’ll be back in a few minutes. Your credits and your creations are safe.',
  },
  missing: {
    title: 'Page Not Found',
    body: 'There is no page at this address. The link may be old or mistyped.',
    tools: 'See all tools',
  },
  broken: {
    title: 'Internal Server Error',
    body: 'Something went wrong on our side. Your credits and your creations are safe.',
    lostTitle: 'Part of this page didn’t load',
    lostBody: 'Your connection may have dropped. Check your network and try again.',
  },
} satisfies BaseTranslation;

export default siteStatus;
