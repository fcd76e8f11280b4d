import { describe, expect, it } from 'vitest';
import { rowsOf } from '../table.ts';

const read = (text: string) => rowsOf(text, 'animals.tsv', ['name', 'words']);

it('reads rows, without comments and empty lines', () => {
  expect(read('# animals\nname\twords\n\ndog\thound\ncat\t\n').map(({ cells }) => cells)).toEqual([
    { name: 'dog', words: 'hound' },
    { name: 'cat', words: '' },
  ]);
});

describe('names the file, the line and the column of a mistake', () => {
  it.each([
    ['no table', '', 'animals.tsv:1:1: the head must be name, words'],
    ['another head', '# animals\nname,words', 'animals.tsv:2:1: the head must be name, words'],
    ['a cell too few', 'name\twords\ndog', 'animals.tsv:2:5: 1 cells instead of 2'],
    ['a cell too many', 'name\twords\ndog\thound\tx', 'animals.tsv:2:11: 3 cells instead of 2'],
    ['white space', 'name\twords\ndog\t hound', 'animals.tsv:2:5: white space around a cell'],
  ])('%s', (_, text, message) => expect(() => read(text)).toThrow(message));

  it('of a cell that only its reader can judge', () => {
    const [row] = read('name\twords\ndog\thound,hund');
    expect(row!.fault('words', 'not English', 6).message).toBe('animals.tsv:2:11: not English');
  });
});
