/** `npm run doctor`: prints what is wrong with this installation, and exits with 1 when something keeps it from working. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { examine, report } from '../../server/doctor/doctor.ts';

const file = join(import.meta.dirname, '../..', '.env');
const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
const findings = await examine({ ...inFile, ...process.env }, Object.keys(inFile));
process.stdout.write(`${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'fault') ? 1 : 0;
