import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import type { Table } from './table.ts';

/** Where a part's figures stand in the docs. */
const markOf = (part: string) => [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`] as const;

/**
 * The document with the figures of one part replaced by those of a new run, and everything else as it was.
 *
 * @throws if the document has no place for that part
 */
export function writeFigures(markdown: string, part: string, tables: readonly Table[], run: string): string {
  const [begin, end] = markOf(part);
  const [from, to] = [markdown.indexOf(begin), markdown.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bench.md has no section ${begin} ... ${end}`);
  const text = [`*${run}*`, ...tables.map(tableText)].join('\n\n');
  return `${markdown.slice(0, from + begin.length)}\n${text}\n${markdown.slice(to)}`;
}

function tableText({ title, columns, rows }: Table): string {
  const heads = columns.map((column) => (column === '' ? '|' : `${cell(column)} |`)).join(' ');
  // Numbers stand to the right; the note of a table without headings is text.
  const rules = columns.map((column, at) => (column === '' && at > 0 ? '---' : '---:')).join(' | ');
  const lines = rows.map(({ name, cells }) => `| ${[name, ...cells].map(cell).join(' | ')} |`);
  return [`| ${cell(title)} | ${heads}`, `| --- | ${rules} |`, ...lines].join('\n');
}

const cell = (text: string): string => text.trim().replaceAll('|', '\\|');

/** When and where a run took place: 'November 23, 2026: 2 cores, 24 GB, ...'. */
export function describeRun(now: Date): string {
  const day = now.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const { version } = createRequire(import.meta.url)('workerd/package.json') as { version: string };
  return `${day}: ${cpus().length} cores, ${gigabytes} GB, ${systemName()}, Node ${process.versions.node}, workerd ${version}`;
}

function systemName(): string {
  const file = '/etc/os-release';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^PRETTY_NAME="?([^"\n]*)/m.exec(text)?.[1] ?? process.platform;
}
