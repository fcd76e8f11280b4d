/** `npm run configuration`: writes `docs/configuration.md` and `.env.example` from the definitions of the variables. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPages } from './configuration/pages.ts';

for (const [path, text] of configurationPages()) writeFileSync(join(import.meta.dirname, '../..', path), text);
