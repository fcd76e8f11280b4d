/** Renders the environment variables as a page for operators and as a sample `.env`, from `server/core/variables.ts`. */
import { variableGroups, type Variable } from '../../../server/core/variables.ts';

const groups = Object.entries(variableGroups as Readonly<Record<string, Readonly<Record<string, Variable>>>>);

/** The default in a table: a value as code, the rest in words. */
const spokenDefault = (variable: Variable): string => ('value' in variable ? `\`${variable.value}\`` : variable.unset);

const table = (group: Readonly<Record<string, Variable>>): string =>
  [
    '| variable | what it does | default |',
    '|---|---|---|',
    ...Object.entries(group).map(([name, variable]) => `| \`${name}\` | ${variable.does} | ${spokenDefault(variable)} |`),
  ].join('\n');

const configuration = (): string => `# Configuration

Written by \`npm run configuration\` from \`server/core/variables.ts\`; do not change it by hand. \`readConfig\` reads all variables once, when the server starts,
and refuses an invalid one with a sentence. None of them is required. Set them in the environment, or copy \`.env.example\` to \`.env\`, which \`npm start\` and
\`npm run dev\` read; the environment wins over the file.

Probes, of every process: \`/api/health\` (liveness: asks nothing of others), \`/api/ready\` (database, storage, free space and mail, each named), \`/api/metrics\`.
What is wrong with an installation, \`npm run doctor\` finds. The API is described at \`/api/openapi.json\`.

${groups.map(([title, group]) => `## ${title}\n\n${table(group)}\n`).join('\n')}`;

/** A sentence as a comment, without Markdown. */
const plain = (text: string): string => text.replaceAll('`', '');

const line = ([name, variable]: [string, Variable]): string => {
  const [value, unset] = 'value' in variable ? [variable.value, ''] : ['', ` Without it: ${plain(variable.unset)}.`];
  const does = plain(variable.does);
  // A sentence that begins with a value keeps its spelling.
  const sentence = variable.does.startsWith('`') ? does : `${does[0]!.toUpperCase()}${does.slice(1)}`;
  return `# ${sentence}.${unset}\n#${name}=${/[\s{<]/.test(value) ? `'${value}'` : value}`;
};

const sample =
  (): string => `# Written by \`npm run configuration\` from server/core/variables.ts: change that file. Copy this one to .env and uncomment what you need.

${groups.map(([title, group]) => `## ${title}\n\n${Object.entries(group).map(line).join('\n')}\n`).join('\n')}`;

/** The files by their path in the repository. */
export const configurationPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/configuration.md', configuration()],
    ['.env.example', sample()],
  ]);
