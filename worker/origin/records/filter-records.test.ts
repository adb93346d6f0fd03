import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OutcomeKind, outcomeKindSchema, recordKindSchema } from '../../../shared/contract/records/record-list.ts';
import { NO_FILTER, type RecordFilter } from '../../../shared/records/record-filter.ts';
import { groupsOfKind } from '../../../shared/records/record-kinds.ts';
import { formatRecordReference, RECORD_GROUPS } from '../../../shared/records/record-reference.ts';
import { filterRecords, placeAmong } from './filter-records.ts';
import type { IndexedRecord } from './record-index.ts';

const record = (id: string, more: Partial<IndexedRecord> = {}): IndexedRecord => ({
  ...{ group: 'liens', id, year: 2016, counties: [], outcomes: ['unknown'] },
  ...more,
});
const LANE = 'Lane County, OR';
const LINN = 'Linn County, OR';
const CRIMINAL = { group: 'criminalAndTrafficRecords', counties: [LANE] } as const;
const INDEX: readonly IndexedRecord[] = [
  record('C1', { ...CRIMINAL, year: 2019, outcomes: ['guilty', 'dismissed'] }),
  record('C2', { ...CRIMINAL, year: 2019, outcomes: ['dismissed'], counties: [LANE, LINN] }),
  record('C3', { ...CRIMINAL, year: null, outcomes: ['unknown'], counties: [] }),
  record('P1', { group: 'pastProperties', year: 2003, counties: [LINN], outcomes: ['past'] }),
  record('L1', { outcomes: ['released'] }),
  record('L2'),
];
const filter = (changes: Partial<RecordFilter> = {}) => filterRecords(INDEX, { ...NO_FILTER, ...changes });
const idsOf = (records: readonly IndexedRecord[]): string[] => records.map(({ id }) => id);

describe('a filter', () => {
  it.each([
    [{}, ['C1', 'C2', 'C3', 'P1', 'L1', 'L2']],
    [{ kind: 'liens' }, ['L1', 'L2']],
    [{ kind: 'properties' }, ['P1']],
    [{ kind: 'publicRecords' }, ['L1', 'L2']],
    [{ year: 2019 }, ['C1', 'C2']],
    [{ county: LINN }, ['C2', 'P1']],
    [{ outcome: 'dismissed' }, ['C1', 'C2']],
    [{ kind: 'criminalAndTrafficRecords', county: LINN, outcome: 'dismissed', year: 2019 }, ['C2']],
    [{ year: 1066 }, []],
    [{ county: 'Atlantis County, OR' }, []],
    [{ county: 'lane county, or' }, []],
    [{ kind: 'evictions' }, []],
    [{ outcome: 'pending' }, []],
  ] as const)('of %j keeps the records that match, in order', (changes, ids) => {
    expect(idsOf(filter(changes).matches)).toEqual(ids);
  });
});

describe('the counts beside a filter', () => {
  it('are of all values, kinds in the order of a report, years latest first, the others most frequent first', () => {
    expect(filter().facets).toEqual({
      kinds: [
        { value: 'criminalAndTrafficRecords', count: 3 },
        { value: 'pastProperties', count: 1 },
        { value: 'liens', count: 2 },
      ],
      years: [
        { value: 2019, count: 2 },
        { value: 2016, count: 2 },
        { value: 2003, count: 1 },
      ],
      // As frequent as each other: by name.
      counties: [
        { value: LANE, count: 2 },
        { value: LINN, count: 2 },
      ],
      outcomes: [
        { value: 'dismissed', count: 2 },
        { value: 'unknown', count: 2 },
        { value: 'guilty', count: 1 },
        { value: 'released', count: 1 },
        { value: 'past', count: 1 },
      ],
    });
  });

  it('go by the other filters', () => {
    const { facets } = filter({ kind: 'criminalAndTrafficRecords', outcome: 'dismissed' });
    expect(facets.kinds).toEqual([{ value: 'criminalAndTrafficRecords', count: 2 }]);
    expect(facets.outcomes).toEqual([
      { value: 'dismissed', count: 2 },
      { value: 'guilty', count: 1 },
      { value: 'unknown', count: 1 },
    ]);
    expect(facets.years).toEqual([{ value: 2019, count: 2 }]);
  });

  it('are empty for a report without records', () => {
    expect(filterRecords([], { ...NO_FILTER, year: 2019 })).toEqual({
      matches: [],
      facets: { kinds: [], years: [], counties: [], outcomes: [] },
    });
  });
});

describe('the place of a record', () => {
  it('is among those that match, with its neighbors', () => {
    const { matches } = filter({ outcome: 'dismissed' });
    expect(placeAmong(matches, { group: 'criminalAndTrafficRecords', id: 'C1' })).toEqual({
      at: 1,
      previous: null,
      next: 'criminalAndTrafficRecords.C2',
    });
    expect(placeAmong(filter().matches, { group: 'pastProperties', id: 'P1' })).toEqual({
      at: 4,
      previous: 'criminalAndTrafficRecords.C3',
      next: 'liens.L1',
    });
  });

  it('is unknown for one that does not match, and for its id in another list', () => {
    expect(placeAmong(filter({ year: 2019 }).matches, { group: 'liens', id: 'L1' })).toBeNull();
    expect(placeAmong(filter().matches, { group: 'judgments', id: 'L1' })).toBeNull();
    expect(placeAmong([], { group: 'liens', id: 'L1' })).toBeNull();
  });
});

const anyIndex: fc.Arbitrary<IndexedRecord[]> = fc
  .array(
    fc.record({
      group: fc.constantFrom(...RECORD_GROUPS),
      year: fc.constantFrom(null, 2001, 2002, 2019),
      counties: fc.uniqueArray(fc.constantFrom(LANE, LINN, 'Orleans Parish, LA'), { maxLength: 2 }),
      outcomes: fc.uniqueArray(fc.constantFrom<OutcomeKind[]>('guilty', 'dismissed', 'unknown'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
    { maxLength: 40 },
  )
  .map((records) => records.map((one, at) => ({ ...one, id: `R${at}` })));
const orNone = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const anyFilter: fc.Arbitrary<RecordFilter> = fc.record({
  kind: orNone(fc.constantFrom(...recordKindSchema.options)),
  year: orNone(fc.constantFrom(2001, 2019, 1066)),
  county: orNone(fc.constantFrom(LANE, LINN, 'Nowhere')),
  outcome: orNone(fc.constantFrom(...outcomeKindSchema.options)),
});

it('each count is the number of records that filter alone would leave, and no value with records is missing', () => {
  fc.assert(
    fc.property(anyIndex, anyFilter, (index, wanted) => {
      const { facets } = filterRecords(index, wanted);
      const left = (changes: Partial<RecordFilter>) => filterRecords(index, { ...wanted, ...changes }).matches;
      for (const { value, count } of facets.kinds) expect(left({ kind: value })).toHaveLength(count);
      for (const { value, count } of facets.years) expect(left({ year: value })).toHaveLength(count);
      for (const { value, count } of facets.counties) expect(left({ county: value })).toHaveLength(count);
      for (const { value, count } of facets.outcomes) expect(left({ outcome: value })).toHaveLength(count);
      const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);
      expect(sum(facets.kinds)).toBe(left({ kind: null }).length);
      expect(sum(facets.years)).toBe(left({ year: null }).filter(({ year }) => year !== null).length);
      expect(sum(facets.outcomes)).toBe(left({ outcome: null }).flatMap(({ outcomes }) => outcomes).length);
      expect(sum(facets.counties)).toBe(left({ county: null }).flatMap(({ counties }) => counties).length);
    }),
  );
});

it('what matches is in order, and its places lead from the first to the last and back', () => {
  fc.assert(
    fc.property(anyIndex, anyFilter, (index, wanted) => {
      const { matches } = filterRecords(index, wanted);
      const groups = wanted.kind === null ? RECORD_GROUPS : groupsOfKind(wanted.kind);
      const expected = index.filter(
        ({ group, year, counties, outcomes }) =>
          groups.includes(group) &&
          (wanted.year === null || year === wanted.year) &&
          (wanted.county === null || counties.includes(wanted.county)) &&
          (wanted.outcome === null || outcomes.includes(wanted.outcome)),
      );
      expect(matches).toEqual(expected);
      const places = matches.map((one) => placeAmong(matches, one));
      const references = matches.map(formatRecordReference);
      expect(places.map((place) => place?.at)).toEqual(matches.map((_, at) => at + 1));
      expect(places.map((place) => place?.previous)).toEqual([null, ...references].slice(0, matches.length));
      expect(places.map((place) => place?.next)).toEqual([...references.slice(1), null].slice(0, matches.length));
    }),
  );
});
