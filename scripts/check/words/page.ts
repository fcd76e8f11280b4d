/** Writes the glossary as a page. */
import { bareTypes, concepts, phrases, spelling } from './glossary.ts';

/** The text of docs/vocabulary.md. */
export const vocabularyPage = (): string => `# Vocabulary

Every concept has exactly one name. \`npm run words\` looks for the others in identifiers, file names, comments and the titles of tests and rules, and fails where it finds one.
Words after “in review” have other meanings that are right, so only readers look for them. Written from \`scripts/check/words/glossary.ts\`; do not change it by hand.

| word | meaning | avoid |
|---|---|---|
${concepts
  .map(({ word, means, avoid, also }) => `| ${word} | ${means} | ${[avoid.join(', '), also].filter(Boolean).join('; in review: ')} |`)
  .join('\n')}

- **Spelling** is American: ${Object.entries(spelling)
  .map(([british, american]) => `${american} (not ${british})`)
  .join(', ')}.
- **Types** have names that are clear in any file: no bare ${bareTypes.map((name) => `\`${name}\``).join(', ')}.
- **Comments, and the titles of tests and rules,** are written as a native engineer would: ${phrases.map(({ name, instead }) => `“${instead}” instead of “${name}”`).join('; ')}.
`;
