import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { bareExpression, lineAt, parseSource, type SyntaxNode } from '../syntax/syntax.ts';
import { titleIds, withoutTitleIds } from './rule-ids.ts';
import { fillTitle, readTestCases, readTestChains, type TestCall } from './test-cases.ts';

/** A test as written. Cases of `.each` are one test, except those that prove additional rules. */
export interface SourceTest {
  readonly file: string;
  readonly line: number;
  /** titles from the outermost describe to the test, joined by ' › ', without ids */
  readonly name: string;
  /** the rules it proves, by its own title and the enclosing ones */
  readonly ids: readonly string[];
}

/** One call's title, and the ids in it. */
interface Variant {
  readonly title: string;
  readonly ids: readonly string[];
}

/** A file's tests, in order. */
export function readSourceTests(file: string, text: string): SourceTest[] {
  const program = parseSource(file, text);
  return readTestChains(program).flatMap((chain) => {
    const line = lineAt(text, chain.at(-1)?.call.start ?? 0);
    const levels = chain.map((call) => variantsOf(program, text, call));
    const combined = levels.reduce<(readonly Variant[])[]>(
      (paths, variants) => paths.flatMap((path) => variants.map((variant) => [...path, variant])),
      [[]],
    );
    return combined.map((path) => ({
      ...{ file, line },
      name: path.map(({ title }) => title).join(' › '),
      ids: [...new Set(path.flatMap(({ ids }) => ids))],
    }));
  });
}

/** A title's text; computed parts stay as `${source}`. */
export function titleText(text: string, title: SyntaxNode): string {
  const node = bareExpression(title);
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return `\${${text.slice(node.start, node.end)}}`;
  return node.quasis
    .map(({ value }, at) => {
      const expression = node.expressions[at];
      const code = expression === undefined ? '' : `\${${text.slice(expression.start, expression.end)}}`;
      return `${value.cooked}${code}`;
    })
    .join('');
}

function variantsOf(program: ESTree.Program, text: string, { title, cases }: TestCall): readonly Variant[] {
  const template = titleText(text, title);
  const common = titleIds(template);
  const filled = (cases === null ? null : readTestCases(program, cases))?.map(({ items }, at) =>
    fillTitle(template, items, at),
  );
  const own = (filled ?? []).filter((each) => titleIds(each).length > common.length);
  const plain = filled === undefined || own.length < filled.length ? [template] : [];
  return [...plain, ...own].map((each) => ({ title: withoutTitleIds(each), ids: titleIds(each) }));
}

const TEST_FILES = ['{shared,worker,client,scripts,tests}/**/*.{test,spec}.{ts,tsx}'];

/** Paths of the test files below a folder, in order. */
export function testFiles(root: string): string[] {
  return globSync(TEST_FILES, { cwd: root }).toSorted();
}

/** The tests of Vitest and of Playwright below a folder, file by file. */
export function readAllSourceTests(root: string): SourceTest[] {
  return testFiles(root).flatMap((file) => readSourceTests(file, readFileSync(join(root, file), 'utf8')));
}
