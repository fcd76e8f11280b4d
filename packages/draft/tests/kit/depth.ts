/** Whether every case is run, as `npm run test:deep` does, or one of each kind. */
export const everyCase = process.env['EVERY_CASE'] === '1';
