/** How much of the same proof a run does: `npm test` takes a case of every kind, `npm run test:deep` takes all (docs/testing.md). */
const asks = (name: string): boolean => process.env[name] === '1';

export const everyDatabase = asks('EVERY_DATABASE');
export const everyCase = asks('EVERY_CASE');
export const everyWalk = asks('EVERY_WALK');
export const everyPart = asks('EVERY_PART');
export const everyPage = asks('EVERY_PAGE');
export const everyTool = asks('EVERY_TOOL');
