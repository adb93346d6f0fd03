import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PersonRecordRow } from '../../client/pages/person/background/PersonRecordRow.tsx';
import { PersonCourtRunnerCases } from '../../client/pages/person/court-runner/PersonCourtRunnerCases.tsx';
import { PrintedRecord } from '../../client/pages/person-print/PrintedRecord.tsx';
import { RecordDetails } from '../../client/records/RecordDetails.tsx';
import type { CourtRunnerCase } from '../../shared/contract/court-runner.ts';
import type { CriminalRecord, Offense } from '../../shared/contract/records/criminal.ts';
import { readRecordDate } from '../../shared/people/record-date.ts';
import { criminalOutcomes } from '../../shared/records/criminal-outcomes.ts';
import { recordFields } from '../../shared/records/record-fields.ts';
import { sortOffenses } from '../../shared/records/sort-offenses.ts';
import { buildCriminalRecord } from '../../worker/origin/records/build-criminal.ts';
import { chargeOf, recordOf } from '../fixtures/charges.ts';
import { DISPOSITIONS, ELSEWHERE, UNDONE } from '../fixtures/dispositions.ts';
import { collectPopulation } from '../support/collected-population.ts';

/*
 * No outcome shown for a charge is harsher than its record: 'Guilty' stands only where the record and the charge both
 * say so. What may stand is decided here a second time, from the table sorted by hand and the parts of a record, without
 * the rules of the product.
 */

const GUILTY = 'Guilty';
const day = readRecordDate('2019-08-02');
const CLEARING = new Set<string>([
  ...DISPOSITIONS.dismissed,
  ...DISPOSITIONS.acquitted,
  ...DISPOSITIONS.deferred,
  ...DISPOSITIONS.pending,
  ...UNDONE,
  ...ELSEWHERE,
]);
const [CONVICTING, NONE] = [new Set<string>(DISPOSITIONS.guilty), new Set<string>(DISPOSITIONS.unknown)];

/** Whether 'Guilty' may stand at a charge whose words are in the table. */
function mayBeGuilty({ disposition, convictionDate }: Offense, { isGuilty, offenses }: CriminalRecord): boolean {
  const words = disposition ?? '';
  if (!isGuilty || CLEARING.has(words)) return false;
  return CONVICTING.has(words) || convictionDate !== null || (NONE.has(words) && offenses.length === 1);
}

/** At the record: some charge is guilty, or it is flagged and one of its charges has no words. */
function mayRecordBeGuilty(record: CriminalRecord): boolean {
  const { isGuilty, offenses } = record;
  if (offenses.some((offense) => mayBeGuilty(offense, record))) return true;
  return isGuilty && (offenses.length === 0 || offenses.some(({ disposition }) => NONE.has(disposition ?? '')));
}

/** The outcomes that a text of a surface is: 'Guilty', 'Guilty: 2 of 3'. */
const isGuiltyText = (text: string) => text === GUILTY || /^Guilty: [\d,]+ of [\d,]+$/.test(text);
const countOf = (text: string) => Number(/: ([\d,]+) of/.exec(text)?.[1]?.replaceAll(',', '') ?? 1);

/** What the product decides for a record, and for each of its charges, in their order. */
function decided(record: CriminalRecord) {
  const fields = recordFields('criminalAndTrafficRecords', record).filter(({ kind }) => kind === 'offense');
  return {
    whole: criminalOutcomes(record).map(({ text }) => text),
    charges: fields.map(({ outcome }) => outcome?.text ?? ''),
  };
}

function expectFair(record: CriminalRecord): void {
  const { whole, charges } = decided(record);
  const name = JSON.stringify([
    record.isGuilty,
    record.offenses.map(({ disposition: d, convictionDate: c }) => [d, c !== null]),
  ]);
  // Charges of one day keep their order.
  const allowed = record.offenses.map((offense) => mayBeGuilty(offense, record));
  for (const [at, text] of charges.entries()) if (isGuiltyText(text)) expect(allowed[at], name).toBe(true);
  for (const text of whole.filter(isGuiltyText)) {
    expect(mayRecordBeGuilty(record), name).toBe(true);
    if (text !== GUILTY) expect(countOf(text), name).toBeLessThanOrEqual(allowed.filter(Boolean).length);
  }
}

/** Everything that the product says in its own words. */
const LABELS = new Set([
  ...['Guilty', 'Dismissed', 'Not guilty', 'Deferred (no conviction)', 'Pending'],
  ...['Outcome not on record', 'Outcome unclear'],
]);
const PLEAS = [null, 'Guilty', 'No contest', 'Not guilty'];
const ALL = Object.values(DISPOSITIONS).flat();

/** One record for each way in which a charge that ended so may be told: alone, with others, flagged or dated or not. */
function recordsAbout(disposition: string): CriminalRecord[] {
  const others = [[], [chargeOf('Dismissed')], [chargeOf(null)], [chargeOf('Convicted'), chargeOf(null)]];
  return [true, false].flatMap((isGuilty) =>
    [day, null].flatMap((convictionDate) =>
      PLEAS.flatMap((plea) =>
        others.map((more) => recordOf(isGuilty, chargeOf(disposition, { convictionDate, plea }), ...more)),
      ),
    ),
  );
}

const clock = { today: Date.UTC(2026, 10, 22), birth: null };
const Glossary = () => null;

/** Texts of chips, as pages show them. */
function chipsOf(markup: string): string[] {
  return [...markup.matchAll(/<span class="[^"]*chip[^"]*">(.*?)<\/span>/g)].map(([, text]) => plain(text ?? ''));
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The bold texts within the headings of a level: on paper, the outcomes. */
function strongIn(heading: 'h3' | 'h4', markup: string): string[] {
  const headings = markup.split(`<${heading}>`).slice(1);
  return headings.flatMap((rest) => {
    const [inside = ''] = rest.split(`</${heading}>`);
    return [...inside.matchAll(/<b>(.*?)<\/b>/gs)].map(([, text]) => plain(text ?? ''));
  });
}

/** What each surface shows as outcomes, of the record and then of its charges. */
function surfaces(record: CriminalRecord) {
  const listed = { group: 'criminalAndTrafficRecords', record } as const;
  const row = renderToStaticMarkup(
    createElement(PersonRecordRow, { listed, clock, hrefOf: () => '#', look: { row: 'row', text: 'text' } }),
  );
  const details = renderToStaticMarkup(createElement(RecordDetails, { listed, clock, Glossary }));
  const print = renderToStaticMarkup(createElement(PrintedRecord, { listed, clock, at: 1 }));
  const [head = '', ...cards] = details.split('<article');
  return {
    row: chipsOf(row),
    head: chipsOf(head),
    cards: cards.flatMap((card) => chipsOf(card).slice(0, 1)),
    print: strongIn('h3', print),
    printed: strongIn('h4', print),
  };
}

function expectShown(record: CriminalRecord): void {
  const { whole, charges } = decided(record);
  const shown = surfaces(record);
  expect(shown.row).toEqual(whole);
  expect(shown.head.slice(0, whole.length)).toEqual(whole);
  expect(shown.head.slice(whole.length).filter(isGuiltyText)).toEqual([]);
  expect(shown.cards).toEqual(charges);
  expect(shown.print).toEqual([whole.join('; ')]);
  // Paper prints the outcome of an only charge once, with the record.
  expect(shown.printed).toEqual(charges.length === 1 ? [] : charges);
}

describe('no outcome shown for a charge is harsher than its record', () => {
  test('whatever a court writes, the record is flagged as, is dated and pleaded, and how many charges it has [P4-098]', () => {
    for (const disposition of ALL) for (const record of recordsAbout(disposition)) expectFair(record);
    for (const isGuilty of [true, false]) expectFair(recordOf(isGuilty));
  });

  test('what a record deserves is what its row, its details and its paper show [P4-098]', () => {
    for (const [at, disposition] of ALL.entries()) {
      const records = recordsAbout(disposition);
      const record = records[at % records.length];
      if (record !== undefined) expectShown(record);
    }
  });

  test('words of courts in any order are Guilty only with words of guilt and without one that turns them round', () => {
    const word = fc.constantFrom(
      ...'guilty convicted conviction not no never found plea of to the by jury trial dismissed dismissal denied motion'.split(
        ' ',
      ),
      ...'vacated withheld adjudication deferred pending acquitted nolle prosequi charge count and withdrawn later , . ; -'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), fc.boolean(), (words, isDated) => {
        const text = words.join(' ');
        const charge = chargeOf(text, { convictionDate: isDated ? day : null });
        const [shown] = decided(recordOf(true, charge, chargeOf('Dismissed'))).charges;
        if (shown === undefined || !isGuiltyText(shown)) return;
        const said = text.replaceAll(/\b(?:plea (?:of |to (?:the )?)?not guilty|not guilty plea)\b/g, 'plea');
        expect(text).not.toMatch(/dismiss|vacated|withheld|deferred|pending|acquit|nolle|withdrawn/);
        if (isDated) expect(said).not.toMatch(/\bnot guilty\b/);
        else {
          expect(said).toMatch(/guilty|convict/);
          expect(said).not.toMatch(/\b(?:not|no|never|denied|motion)\b/);
        }
      }),
      { numRuns: 4_000 },
    );
  });

  test('any other text of any length is shown as it is, or cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.boolean(), (text, isGuilty) => {
        fc.pre(!/guilty|convict|guilt/i.test(text));
        const charge = chargeOf(text);
        const record = recordOf(isGuilty, charge, charge);
        for (const shown of decided(record).charges) expect(isGuiltyText(shown)).toBe(false);
        expectShown(record);
      }),
      { numRuns: 100 },
    );
  });

  test('Guilty stands for a record that is not guilty nowhere, on no surface', () => {
    for (const disposition of DISPOSITIONS.guilty) {
      const charge = chargeOf(disposition, { convictionDate: day, plea: 'Guilty' });
      const { row, head, cards, print, printed } = surfaces(recordOf(false, charge, charge));
      for (const text of [...row, ...head, ...cards, ...printed, ...print])
        expect(text).not.toMatch(/^Guilty|^Convict/i);
    }
  });

  test('a Court Runner’s case reads Guilty for a conviction in the court’s words only', () => {
    const offenses: CourtRunnerCase['offenses'] = ALL.map((disposition) => ({
      ...{ offenseTitle: 'Trespass', sentence: '30 days', crimeType: null, offenseDate: day, bestKnownDate: day },
      ...{ plea: 'Guilty', disposition },
    }));
    const cases = [{ fileDate: day, sourceName: 'Canary Court', offenses }];
    const markup = renderToStaticMarkup(
      createElement(PersonCourtRunnerCases, { cases, day: null, today: clock.today }),
    );
    const chips = chipsOf(markup);
    expect(chips).toHaveLength(ALL.length);
    for (const [at, chip] of chips.entries())
      expect([ALL[at], isGuiltyText(chip)]).toEqual([ALL[at], CONVICTING.has(ALL[at] ?? '')]);
  });

  test('the records of an invented population show what they were made with', () => {
    const rows = collectPopulation('outcomes', 1_500).record.filter(
      ({ record_group }) => record_group === 'criminalAndTrafficRecords',
    );
    expect(rows.length).toBeGreaterThan(50);
    const kinds = new Set<string>();
    for (const [at, row] of rows.entries()) {
      const built = buildCriminalRecord({
        row: { ...row, address_id: null, is_address_hidden: 0 },
        ...{ name: { fullName: 'Elise Hale' }, address: null, parties: [] },
      });
      // In the order of the cards.
      const record = { ...built, offenses: sortOffenses(built.offenses) };
      expectFair(record);
      if (at < 40) expectShown(record);
      for (const text of decided(record).charges) kinds.add(text);
    }
    for (const { text } of [{ text: 'Guilty' }, { text: 'Dismissed' }, { text: 'Not guilty' }])
      expect(kinds).toContain(text);
    expect([...kinds].filter((kind) => !LABELS.has(kind))).toEqual([]);
  });
});
