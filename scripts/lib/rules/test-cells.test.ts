import { expect, it } from 'vitest';
import { writeTestCells } from './test-cells.ts';

const DOC = 'docs/site-foundations.md';
const page = (cell: string) =>
  `# Rules\n\n## F 2\n\n| id | rule | stage | file | test |\n| --- | --- | --- | --- | --- |\n| F2-01 | A \\| B. | built | \`a.ts\` | ${cell} |\n\nEnd.`;
const test = (name: string, ...ids: string[]) => ({ file: 'a.test.ts', line: 1, name, ids });

it('a test cell lists every test with the id, without ids', () => {
  expect(writeTestCells(DOC, page('–'), [test('a › one', 'F2-01'), test('two', 'F2-02'), test('x|y', 'F2-01')])).toBe(
    page('`a.test.ts` › a › one<br>`a.test.ts` › x\\|y'),
  );
});

it('a cell without a test is a dash, and the rest of the document stays', () => {
  expect(writeTestCells(DOC, page('`a.test.ts` › gone'), [])).toBe(page('–'));
  expect(writeTestCells(DOC, page('–'), [])).toBe(page('–'));
});
