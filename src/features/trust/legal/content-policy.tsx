import { hinted, newest, soughtByNet, soughtByPeople, soughtByWords } from '../../../../contract/facts/moderation.ts';
import { useWords } from '../../../platform/words.ts';
import type { PageProps } from '../../../routing/routes.ts';
import { Legal } from './legal.tsx';
import { Part, Rows, type LegalRow } from './part.tsx';

export default function ContentPolicy({ path }: PageProps) {
  return (
    <Legal path={path} name="contentPolicy">
      <Seekers />
    </Legal>
  );
}

/** Who looks for each kind of what is forbidden, and how much of it the net finds. */
function Seekers() {
  const { title, body, by, kinds } = useWords().contentPolicy.who;
  const row = (name: keyof typeof kinds, value: string): LegalRow => ({ name, term: kinds[name](), value });
  return (
    <Part title={title()} body={body()}>
      <Rows
        rows={[
          ...soughtByWords.map((kind) => row(kind, by.words())),
          ...soughtByNet.map((kind) => {
            const [found, of] = newest.found[kind];
            return row(kind, by.net({ found, of }));
          }),
          ...hinted.map((kind) => row(kind, by.clear())),
          ...soughtByPeople.map((kind) => row(kind, by.people())),
        ]}
      />
    </Part>
  );
}
