import { spanText } from '../../../shared/retention/span.ts';
import type { StoredColumn, StoredElsewhere, StoredTable } from '../../../worker/origin/retention/stored.ts';
import { ELSEWHERE, OURS, TOPICS } from '../../../worker/origin/retention/stored-data.ts';

const START = '<!-- retention: npm run retention writes what follows -->';
const END = '<!-- /retention -->';

const PLACES: { readonly [P in StoredElsewhere['place']]: string } = {
  cookie: 'Cookies',
  browser: 'Browser storage',
  counter: 'Counters (Durable Objects of the origin)',
  log: 'Logs',
};

/**
 * docs/privacy.md with its tables, made from the list that the scheduled job sweeps by.
 *
 * @throws if the text has lost the marks between which they stand
 */
export function withRetentionTables(doc: string): string {
  const start = doc.indexOf(START);
  const end = doc.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/privacy.md needs a line '${START}' and a line '${END}'`);
  return `${doc.slice(0, start + START.length)}\n\n${tables()}\n\n${doc.slice(end)}`;
}

function tables(): string {
  const topics = TOPICS.map(({ title, tables: stored }) =>
    [
      `### ${title}`,
      '',
      ...table(
        ['', 'what it is', 'why', 'how long', 'the job', 'when the account is deleted', 'in the export'],
        stored.flatMap(rowsOf),
      ),
    ].join('\n'),
  );
  const places = (Object.keys(PLACES) as StoredElsewhere['place'][]).map((place) =>
    [
      `### ${PLACES[place]}`,
      '',
      ...table(
        ['', 'what it is', 'why', 'how long'],
        ELSEWHERE.filter((entry) => entry.place === place).map(({ name, what, told }) => [
          name,
          what,
          told.why,
          told.until,
        ]),
      ),
    ].join('\n'),
  );
  const own = [
    '### Nothing about anybody',
    '',
    ...table(
      ['table', 'what it is', 'columns'],
      OURS.map(({ table: name, what, columns }) => [
        `\`${name}\``,
        what,
        columns.map((column) => `\`${column}\``).join(', '),
      ]),
    ),
  ].join('\n');
  return [...topics, ...places, own].join('\n\n');
}

/** A table, then its columns; an empty cell says what the table's says. */
function rowsOf(stored: StoredTable): string[][] {
  const { table: name, what, told, columns, withAccount, exported } = stored;
  const account = { goes: 'goes', apart: 'belongs to none' };
  return [
    [
      `**${name}**`,
      what,
      told.why,
      told.until,
      stored.sweeps.map(sweepText).join('; ') || 'none',
      typeof withAccount === 'string' ? account[withAccount] : `stays ${withAccount.stays}`,
      typeof exported === 'string' ? exported : `no: ${exported.not}`,
    ],
    ...Object.entries(columns).map(([column, about]) =>
      rowOf(column, typeof about === 'string' ? { what: about } : about),
    ),
  ];
}

function rowOf(column: string, { what, told, notExported }: StoredColumn): string[] {
  return [
    `\`${column}\``,
    what,
    told?.why ?? '',
    told?.until ?? '',
    '',
    '',
    notExported === undefined ? '' : `no: ${notExported}`,
  ];
}

function sweepText(sweep: StoredTable['sweeps'][number]): string {
  if (sweep.kind === 'work') return sweep.name;
  const { time, after, lasts, where } = sweep;
  const since = lasts === undefined ? `\`${time}\`` : `${spanText(lasts)} before \`${time}\``;
  const which = where === undefined ? '' : `, where \`${where.replaceAll(/\s+/g, ' ').trim()}\``;
  return `deletes ${after === null ? 'at' : `${spanText(after)} after`} ${since}${which}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
