import { describe, expect, test } from 'vitest';
import { chargeOf, recordOf } from '../../tests/fixtures/charges.ts';
import { DISPOSITIONS } from '../../tests/fixtures/dispositions.ts';
import { readRecordDate } from '../people/record-date.ts';
import { offenseOutcome, outcomeOfWords } from './charge-outcome.ts';

const day = readRecordDate('2019-08-02');
const other = chargeOf('Dismissed');
const guilty = { kind: 'guilty', text: 'Guilty', tone: 'guilty' };

describe('a charge', () => {
  test.each(['Convicted', 'convicted by trial', 'Guilty plea', 'Found guilty'])(
    'in a guilty record is Guilty because of its words: %s [P4-098]',
    (words) => {
      const charge = chargeOf(words);
      expect(offenseOutcome(charge, recordOf(true, charge, other))).toMatchObject(guilty);
    },
  );

  test('in a guilty record is Guilty because of its date of conviction, which may be beside a plea or a fine', () => {
    for (const words of [null, 'Nolo contendere', 'Fine paid']) {
      const charge = chargeOf(words, { convictionDate: day });
      expect(offenseOutcome(charge, recordOf(true, charge, other))).toMatchObject({ ...guilty, on: day });
    }
  });

  test('is not Guilty because of a date of conviction that does not exist [P4-098]', () => {
    const none = { year: null, month: null, day: null, fullDate: null };
    for (const convictionDate of [none, { ...none, year: 1, month: 1, day: 1 }, { ...none, year: 9999 }]) {
      const charge = chargeOf(null, { convictionDate });
      expect(offenseOutcome(charge, recordOf(true, charge, other)).text).toBe('Outcome not on record');
    }
  });

  test.each([
    ['Dismissed', 'Dismissed', 'good'],
    ['Nolle prosequi', 'Dismissed', 'good'],
    ['Not guilty', 'Not guilty', 'good'],
    ['Acquitted', 'Not guilty', 'good'],
    ['Adjudication withheld', 'Deferred (no conviction)', 'plain'],
    ['Pending', 'Pending', 'plain'],
    ['Conviction vacated', 'Conviction vacated', 'good'],
    ['Transferred', 'Transferred', 'plain'],
  ])('that ended otherwise says so whatever its date and its record say: %s [P4-098]', (words, text, tone) => {
    const charge = chargeOf(words, { convictionDate: day });
    expect(offenseOutcome(charge, recordOf(true, charge))).toMatchObject({ text, tone });
    expect(offenseOutcome(charge, recordOf(true, charge, other))).toMatchObject({ text, tone });
  });

  test('without words is Guilty only as the only charge of a guilty record; else its outcome is not on record', () => {
    const silent = chargeOf(null);
    expect(offenseOutcome(silent, recordOf(true, silent))).toMatchObject(guilty);
    expect(offenseOutcome(silent, recordOf(true, silent, silent)).text).toBe('Outcome not on record');
    expect(offenseOutcome(silent, recordOf(false, silent)).text).toBe('Outcome not on record');
  });

  test.each(DISPOSITIONS.other)('with other words shows them, not the flag of its record: %s', (words) => {
    const charge = chargeOf(words);
    const { kind, text } = offenseOutcome(charge, recordOf(true, charge));
    expect([kind, text]).toEqual(['other', words.slice(0, 40) === words ? words : `${words.slice(0, 39).trimEnd()}…`]);
  });

  test('is never Guilty in a record that is not: two sides that disagree are unclear [P4-098]', () => {
    const charge = chargeOf('Convicted', { convictionDate: day });
    expect(offenseOutcome(charge, recordOf(false, charge))).toMatchObject({ kind: 'unknown', text: 'Outcome unclear' });
    const dated = chargeOf(null, { convictionDate: day });
    expect(offenseOutcome(dated, recordOf(false, dated)).text).toBe('Outcome unclear');
  });

  test('has the status of its case if its disposition is missing, or if that clears it', () => {
    const textOf = (words: string | null, status: string) => {
      const charge = chargeOf(words, { status });
      return offenseOutcome(charge, recordOf(true, charge, other)).text;
    };
    expect(textOf('  ', 'Pending')).toBe('Pending');
    expect(textOf(null, 'Dismissed')).toBe('Dismissed');
    expect(textOf(null, 'Closed')).toBe('Outcome not on record');
    expect(textOf(null, 'Expunged')).toBe('Expunged');
    expect(textOf('Convicted', 'Expunged')).toBe('Expunged');
    expect(textOf('Convicted', 'Closed')).toBe('Guilty');
    expect(textOf('Convicted', 'Active')).toBe('Guilty');
    expect(textOf('Acquitted', 'Dismissed')).toBe('Not guilty');
  });

  test('with words of any length is one short line', () => {
    const charge = chargeOf(`Sentenced \n${'again and '.repeat(400)}`);
    const { text } = offenseOutcome(charge, recordOf(false, charge));
    expect(text).toHaveLength(40);
    expect(text).not.toContain('\n');
  });

  test('tells the day of its end, of a conviction if need be; an impossible one is not told', () => {
    const onOf = (more: Parameters<typeof chargeOf>[1]) => {
      const charge = chargeOf('Convicted', more);
      return offenseOutcome(charge, recordOf(true, charge)).on;
    };
    expect(onOf({ dispositionDate: day })).toEqual(day);
    expect(onOf({ dispositionDate: null, convictionDate: day })).toEqual(day);
    expect(onOf({ dispositionDate: { year: 2019, month: 2, day: 31, fullDate: '2/31/2019' } })).toBeNull();
  });
});

test('the words of a court alone decide a case without a record around it', () => {
  expect(outcomeOfWords('Convicted')).toMatchObject(guilty);
  expect(outcomeOfWords('Not responsible')).toMatchObject({ kind: 'other', text: 'Not responsible', tone: 'good' });
  expect(outcomeOfWords(undefined)).toMatchObject({ kind: 'unknown', text: 'Outcome not on record' });
});
