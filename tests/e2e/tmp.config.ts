import base from './playwright.config.ts';
const { globalSetup: _g, ...rest } = base as any;
export default { ...rest, reporter: [['list']], workers: 1 };
