import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CriminalRecord } from '../../../../shared/contract/records/criminal.ts';
import { chargeOf, recordOf } from '../../../../tests/fixtures/charges.ts';
import { sampleRecord } from '../../../../tests/fixtures/records.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import { PersonRecordRow } from './PersonRecordRow.tsx';

const clock = { today: Date.UTC(2026, 10, 22), birth: { year: 1985, month: 3 } };
const look = { row: 'row', text: 'text' };
type Listed = Parameters<typeof PersonRecordRow>[0]['listed'];
const row = (listed: Listed) => <PersonRecordRow listed={listed} clock={clock} hrefOf={() => '/r'} look={look} />;
const criminal = (record: CriminalRecord): Listed => ({ group: 'criminalAndTrafficRecords', record });

test('a row says what became of a record before where and when it was, how long ago, and why it is here [P4-098]', () => {
  const record = { ...recordOf(false, chargeOf('Dismissed')), age: 26 };
  expect(renderText(row(criminal(record)))).toBe(
    'Criminal Trespass Dismissed Canary County, Oregon. Filed 05/04/2011 (15 years ago, age 26 then). Matches name',
  );
  const lien = { ...sampleRecord('liens'), taxLienReleaseDate: null, matchIndicators: undefined };
  expect(renderText(row({ group: 'liens', record: lien }))).toBe(
    'Example Revenue Office Notice of lien. Canary County Recorder. Recorded 04/02/2016 (10 years ago, age 31 then). How it was matched is not on record',
  );
});

test('a dismissal is as visible in a row as a conviction, and charges that ended differently are counted', () => {
  const dismissed = renderToStaticMarkup(row(criminal(recordOf(false, chargeOf('Dismissed')))));
  expect(dismissed).toMatch(/class="[^"]*pine[^"]*">Dismissed</);
  const both = renderToStaticMarkup(row(criminal(recordOf(true, chargeOf('Convicted'), chargeOf('Acquitted')))));
  expect(both).toMatch(/class="[^"]*warn[^"]*">Guilty: 1 of 2<.*class="[^"]*pine[^"]*">Not guilty: 1 of 2</);
});

test('a criminal record that does not say how it ended says that; other records say nothing', () => {
  expect(renderText(row(criminal(recordOf(false, chargeOf(null)))))).toContain('Outcome not on record');
  expect(renderText(row({ group: 'liens', record: sampleRecord('liens', 'empty') }))).not.toContain('Outcome');
});

test('a record with nothing but a kind, one with 4,000 characters in a field and one in Hebrew are a row each', () => {
  const empty = sampleRecord('criminalAndTrafficRecords', 'empty');
  expect(renderText(row(criminal(empty)))).toBe(
    'Description Unavailable Outcome not on record How it was matched is not on record',
  );
  const long = 'x'.repeat(4_000);
  const wide = chargeOf(long, { offenseTitle: long, county: long });
  expect(renderText(row(criminal(recordOf(true, wide)))).length).toBeLessThan(600);
  const hebrew = chargeOf(null, { offenseTitle: 'הסגת גבול' });
  expect(renderToStaticMarkup(row(criminal(recordOf(false, hebrew))))).toContain('<bdi>הסגת גבול</bdi>');
});
