import { cellsOf, parseRuleTable } from './rule-tables.ts';
import type { SourceTest } from './source-tests.ts';

const NO_TEST = '–';

/** The document with every row's test cell filled from the test titles. */
export function writeTestCells(doc: string, text: string, tests: readonly SourceTest[]): string {
  const idOfLine = new Map(parseRuleTable(doc, text).rows.map(({ line, id }) => [line, id]));
  const lines = text.split('\n').map((content, index) => {
    const id = idOfLine.get(index + 1);
    if (id === undefined) return content;
    const cells = [...cellsOf(content).slice(0, -1), testCell(id, tests)];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return lines.join('\n');
}

function testCell(id: string, tests: readonly SourceTest[]): string {
  const proofs = tests.filter(({ ids }) => ids.includes(id)).map(({ file, name }) => `\`${file}\` › ${name}`);
  return proofs.length === 0 ? NO_TEST : [...new Set(proofs)].join('<br>');
}
