/** Leaves the descriptions of states out of the browser's code: only tools read them, and a page would load all of them before its first click. */
import type { Plugin } from 'vite';

const description = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/** `isShown`: the build contains the page that draws the charts. */
export const plainCharts = (isShown: boolean): Plugin => ({
  name: 'plain-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*\.machine\.ts$/ },
    handler: (code) => (isShown ? null : { code: code.replaceAll(description, ''), map: null }),
  },
});
