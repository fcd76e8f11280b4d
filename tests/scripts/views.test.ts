import { expect, test } from 'vitest';
import { readSources } from '../../scripts/check/arrows/imports.ts';
import { allowed } from '../../scripts/check/views/allowed.ts';
import { statesIn } from '../../scripts/check/views/check.ts';

const path = 'src/features/money/pricing.tsx';
const faultsOf = (text: string, list = allowed.slice(0, 0)) => statesIn([{ path, text }], list);

test('the views hold no state that the list does not explain', () => {
  expect(statesIn(readSources(['src/features']), allowed)).toEqual([]);
});

test.each(['useState(false)', 'useReducer(step, 0)', 'useEffect(() => {})', 'React.useLayoutEffect(() => {})', 'useRef(0)'])(
  'a planted %s is named, with its file and line',
  (call) => {
    expect(faultsOf(`const x = 1;\nconst y = ${call};`)).toMatchObject([expect.stringContaining(`${path}:2 uses use`)]);
  },
);

test('a ref to an element and a hook of our own are not state', () => {
  expect(faultsOf('const a = useRef<HTMLDivElement>(null);\nconst b = useFlow("session", selectWho);')).toEqual([]);
});

test('a line of the list is for one hook in one file, and must be used', () => {
  const list = [{ file: path, hook: 'useState', why: 'a box in hand' }];
  expect(faultsOf('useState(0);', list)).toEqual([]);
  expect(faultsOf('useEffect(f);', list)).toHaveLength(2);
});
