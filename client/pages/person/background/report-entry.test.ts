import { beforeEach, expect, test, vi } from 'vitest';

let state: unknown;
let search = '';

beforeEach(() => {
  state = null;
  search = '';
  vi.resetModules();
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState(next: unknown) {
      state = next;
    },
  });
  vi.stubGlobal('location', {
    get search() {
      return search;
    },
  });
});

const row = (record: string, top: number) =>
  ({ dataset: { record }, getBoundingClientRect: () => ({ top }) }) as unknown as HTMLElement;
const NOTHING = { shown: {}, left: null };

test.each([null, undefined, 7, 'liens', {}, { report: null }, { report: { shown: 3, left: 'liens.R1' } }])(
  'what no report wrote is nothing to bring back: %j',
  async (strange) => {
    const { parseReportEntry } = await import('./report-entry.ts');
    expect(parseReportEntry(strange)).toEqual(NOTHING);
  },
);

test('of what is malformed, the rest is kept', async () => {
  const { parseReportEntry } = await import('./report-entry.ts');
  const shown = { criminal: 9, licenses: -1, evictions: 1.5, properties: 1e9, secrets: 3 };
  expect(parseReportEntry({ report: { shown, left: { record: 'liens.R1', top: 12 } } })).toEqual({
    shown: { criminal: 9 },
    left: { record: 'liens.R1', top: 12 },
  });
  expect(parseReportEntry({ report: { shown: {}, left: { record: 'liens.R1', top: null } } })).toEqual(NOTHING);
});

test('the entry keeps what sections show, which row was left, and what others keep in it', async () => {
  const { forgetLeft, noteShown, parseReportEntry } = await import('./report-entry.ts');
  const { noteLeft } = await import('./note-left.ts');
  state = { other: 1 };
  noteShown('criminal', 9);
  noteShown('licenses', 15);
  noteLeft(row('liens.R1', 211.6));
  expect(state).toMatchObject({ other: 1 });
  expect(parseReportEntry(state)).toEqual({
    shown: { criminal: 9, licenses: 15 },
    left: { record: 'liens.R1', top: 212 },
  });
  noteShown('licenses', null);
  forgetLeft();
  expect(parseReportEntry(state)).toEqual({ shown: { criminal: 9 }, left: null });
});

test('sections that come back one after another do not forget each other', async () => {
  const { noteShown, parseReportEntry } = await import('./report-entry.ts');
  state = { report: { shown: { criminal: 9, licenses: 15 }, left: null } };
  noteShown('criminal', 9);
  expect(parseReportEntry(state).shown).toEqual({ criminal: 9, licenses: 15 });
});

test('while a record is open, nothing is written into its entry', async () => {
  const { forgetLeft, noteShown, parseReportEntry } = await import('./report-entry.ts');
  search = '?record=liens.R1';
  state = { record: 'liens.R1' };
  noteShown('criminal', 9);
  expect(state).toEqual({ record: 'liens.R1' });
  search = '';
  state = null;
  forgetLeft();
  expect(parseReportEntry(state).shown).toEqual({ criminal: 9 });
});
