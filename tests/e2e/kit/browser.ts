/** The browsers of the tests. A headless shell is Chromium without a window: it does the same with a sixth less work. */
import { existsSync } from 'node:fs';

const { CHROMIUM_PATH: asked, HEADLESS_SHELL_PATH: shell } = process.env;
const installedShell = '/usr/bin/chromium-headless-shell';

/** A name that the browsers take for a stranger's, not for this machine's: by plain HTTP it has no clipboard, worker, notifications or UUIDs. */
export const strangersName = 'iridia.test';

const args = [
  `--host-resolver-rules=MAP ${strangersName} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An image loads when it is seen, not a screen before: a page of the tests is a sixth less work.
  '--blink-settings=lazyLoadingImageMarginPx4G=0,lazyLoadingImageMarginPxUnknown=0',
];

/** The whole Chromium: the shell shows no notification, and draws letters a little differently. */
export const wholeBrowser = { executablePath: asked ?? '/usr/bin/chromium', args };

const found = shell ?? (!asked && existsSync(installedShell) ? installedShell : undefined);

/** The shell where there is one; who names another Chromium gets that. */
export const quickBrowser = found ? { executablePath: found, args } : wholeBrowser;
