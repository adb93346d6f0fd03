import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { STORED_GROUPS } from '../../tests/fixtures/records-database.ts';
import { definitionOf } from '../../tests/support/contract-arbitrary.ts';
import { RECORD_SHAPES, type RecordOf } from '../contract/records/background.ts';
import { offenseSchema } from '../contract/records/criminal.ts';
import type { FieldGroup } from './field-group.ts';
import { OFFENSE_FIELDS_SHOWN, type PaperGroup, recordFields } from './record-fields.ts';

const fieldsOf = (groups: readonly FieldGroup[]) => groups.flatMap(({ fields }) => fields);

function shownWith<G extends PaperGroup>(group: G, changed: Partial<RecordOf<G>>): Record<string, string | null> {
  const fields = fieldsOf(recordFields(group, { ...sampleRecord(group), ...changed }));
  return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
}

/**
 * Shown at the top of a record, or not at all: an id means nothing to readers, a picture is hosted by a third party, and
 * the flag of guilt would contradict charges that ended otherwise.
 */
const NOT_A_FIELD = ['id', 'provenance', 'pictureUrl', 'isGuilty'];
/** Fields with their own heading. */
const IN_PARTS = ['offenses', 'matchIndicators', 'debtors', 'owners', 'propertyAttributes'];

describe('the fields of a record', () => {
  test.each(STORED_GROUPS)('include all that the contract has for %s, each with a value', (group) => {
    const groups = recordFields(group, sampleRecord(group));
    const keys = Object.keys(definitionOf(RECORD_SHAPES[group]).shape ?? {});
    const own = groups.filter(({ kind }) => kind === 'facts' || kind === 'person');
    expect(fieldsOf(own)).toHaveLength(keys.filter((key) => ![...NOT_A_FIELD, ...IN_PARTS].includes(key)).length);
    expect(fieldsOf(groups).filter(({ value }) => value === null)).toEqual([]);
    const labels = fieldsOf(groups).map(({ label }) => label);
    expect(labels.filter((label) => !/^[A-Z][A-Za-z',.() -]+( \d)?$/.test(label))).toEqual([]);
  });

  test.each(STORED_GROUPS)('are all there even for an empty record: %s', (group) => {
    const empty = fieldsOf(recordFields(group, sampleRecord(group, 'empty')));
    expect(empty.length).toBeGreaterThan(5);
    const said = empty.flatMap(({ value }) => value ?? []);
    expect(said.filter((text) => !['Elise Hale', 'Criminal', 'No'].includes(text))).toEqual([]);
  });

  test('include all that the contract has for an offense, the nine most wanted first', () => {
    const [offense] = recordFields('criminalAndTrafficRecords', sampleRecord('criminalAndTrafficRecords'));
    expect(offense?.kind).toBe('offense');
    expect(offense?.outcome?.text).toBe('Guilty');
    // The title is the heading, and the date of the disposition stands beside it.
    expect(offense?.fields).toHaveLength(Object.keys(offenseSchema.shape).length - 2);
    expect(offense?.fields.slice(0, OFFENSE_FIELDS_SHOWN).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Offense date: 05/2011',
      'Charges filed: 05/04/2011',
      'Disposition: Convicted, 09/13/2011',
      'Case number: 11-CR-00412',
      'Court: Canary County Circuit Court',
      'Plea: Guilty',
      'Sentence: Community service',
      'Fines: $250.00',
      'Court costs: $180.50',
    ]);
  });

  test.each(STORED_GROUPS)('end with how the record was matched, or without fields if that is unknown: %s', (group) => {
    const matchOf = (record: RecordOf<PaperGroup>) => recordFields(group, record as never).at(-1);
    const indicators = [
      { item: 'Name', method: 'Exact' },
      { item: 'DOB', method: 'Not given' },
    ];
    const fields = matchOf({ ...sampleRecord(group), matchIndicators: indicators })?.fields;
    expect(fields?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Name: Exact: both say the same',
      'Birth date: Not given in the record',
    ]);
    expect(matchOf(sampleRecord(group, 'empty'))).toMatchObject({ kind: 'match', fields: [] });
  });

  test('number the parties, with an address if there is one', () => {
    const parties = recordFields('bankruptcies', sampleRecord('bankruptcies')).find(({ kind }) => kind === 'parties');
    expect(parties?.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Debtor 1', 'Elise Hale'],
      ['Address of debtor 1', '1420 Alder St, Portland, OR 97201'],
      ['Debtor 2', 'Bob Hale'],
    ]);
  });

  test('have the date of a disposition beside it, and alone if the court does not say how it ended', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    const dispositionOf = (more: object) => {
      const offenses = [{ ...offense, ...more }] as RecordOf<'criminalAndTrafficRecords'>['offenses'];
      const [first] = recordFields('criminalAndTrafficRecords', {
        ...sampleRecord('criminalAndTrafficRecords'),
        offenses,
      });
      return first?.fields.filter(({ label }) => label.startsWith('Disposition'));
    };
    const [said, date] = [
      { label: 'Disposition', value: 'Convicted' },
      { label: 'Disposition date', value: '09/13/2011' },
    ];
    expect(dispositionOf({ disposition: ' ' })).toEqual([{ ...said, value: null }, date]);
    expect(dispositionOf({ dispositionDate: null })).toEqual([said, { ...date, value: null }]);
    const never = { year: 2019, month: 2, day: 30, fullDate: '2/30/2019' };
    expect(dispositionOf({ disposition: null, dispositionDate: never })).toEqual([{ ...said, value: null }]);
  });

  test('never say that a charge lacks a victim, or repeat the heading', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    const none = {
      predator: null,
      victimAge: null,
      victimGender: null,
      victimRace: null,
      violation: offense?.offenseTitle,
    };
    const offenses = [{ ...offense, ...none }] as RecordOf<'criminalAndTrafficRecords'>['offenses'];
    const [first] = recordFields('criminalAndTrafficRecords', {
      ...sampleRecord('criminalAndTrafficRecords'),
      offenses,
    });
    expect(first?.fields.map(({ label }) => label).filter((label) => /victim|predator|violation/i.test(label))).toEqual(
      [],
    );
  });

  test('have the whole of a title that is too long for a heading', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    const offenseTitle = 'Theft '.repeat(700).trim();
    const offenses = [{ ...offense, offenseTitle }] as RecordOf<'criminalAndTrafficRecords'>['offenses'];
    const [first] = recordFields('criminalAndTrafficRecords', {
      ...sampleRecord('criminalAndTrafficRecords'),
      offenses,
    });
    expect(first?.title?.length).toBeLessThanOrEqual(120);
    expect(first?.fields.at(-1)).toEqual({ label: 'Offense', value: offenseTitle, isWide: true });
  });

  test('write codes in words, and leave unknown ones as they are', () => {
    const said = { gender: 'F', hairColor: 'BRO', eyes: 'zzz', ethnicity: 'W' };
    expect(shownWith('criminalAndTrafficRecords', said)).toMatchObject({
      Gender: 'Female',
      Hair: 'Brown',
      Eyes: 'zzz',
      Ethnicity: 'White',
    });
    expect(shownWith('foreclosures', { deedCategory: 'NOD', documentType: 'LIS' })).toMatchObject({
      'Deed category': 'Notice of default',
      'Document type': 'Lis pendens',
    });
    expect(shownWith('pilotsLicenses', { medicalClass: '3' })).toMatchObject({ 'Medical class': 'Third' });
    expect(shownWith('bankruptcies', { chapter: '13' })).toMatchObject({ Chapter: '13 (repayment plan)' });
  });

  test.each([
    [67, '5 ft 7 in'],
    [72, '6 ft 0 in'],
    [0, null],
    [511, null],
  ])('show a height of %s inches in feet and inches [P9-067]', (height, text) => {
    expect(shownWith('criminalAndTrafficRecords', { height }).Height).toBe(text);
  });

  test.each([
    [140, '140 lbs'],
    [1_020, '1,020 lbs'],
    [0, null],
  ])('show a weight of %s in lbs [P9-068]', (weight, text) => {
    expect(shownWith('criminalAndTrafficRecords', { weight }).Weight).toBe(text);
  });

  test.each([
    [1_842, '$1,842.00'],
    [3_210.555, '$3,210.56'],
    [0, '$0.00'],
    [-5, null],
  ])('show an amount of %s with cents, and never a negative one', (totalAmount, text) => {
    expect(shownWith('liens', { totalAmount })['Total amount']).toBe(text);
  });

  test('show flags as Yes and No, states by name, lists in one line, and ratings with their level', () => {
    expect(shownWith('bankruptcies', {})).toMatchObject({ 'Assets available': 'Yes' });
    expect(shownWith('evictions', {})).toMatchObject({ 'Unlawful detainer': 'No', 'State of filing': 'Oregon' });
    expect(shownWith('huntingPermits', { permissions: ['Deer', ' ', 'Elk'] })).toMatchObject({
      Permissions: 'Deer, Elk',
    });
    const pilotRatings = [
      { level: 'Private', rating: 'Glider' },
      { level: null, rating: 'Seaplane' },
      { level: ' ', rating: null },
    ];
    expect(shownWith('pilotsLicenses', { pilotRatings })).toMatchObject({ Ratings: 'Private: Glider, Seaplane' });
  });

  test('show an unknown state as it was written', () => {
    expect(shownWith('professionalLicenses', { state: 'Ontario' })).toMatchObject({ State: 'Ontario' });
    expect(shownWith('huntingPermits', { homeState: 'XX' })).toMatchObject({ 'Home state': 'XX' });
  });

  test('show the known parts of dates, and no impossible dates', () => {
    const dates = {
      recordingDate: { year: 2019, month: null, day: null, fullDate: null },
      taxLienDate: { year: 0, month: 3, day: 1, fullDate: '3/1/0' },
      taxLienReleaseDate: { year: 2019, month: 2, day: 30, fullDate: '2/30/2019' },
    };
    expect(shownWith('liens', dates)).toMatchObject({
      Recorded: '2019',
      'Tax lien date': null,
      'Tax lien released': null,
    });
  });
});
