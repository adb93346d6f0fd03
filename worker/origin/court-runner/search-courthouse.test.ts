import { describe, expect, it } from 'vitest';
import { FULL_BODIES } from '../../../tests/fixtures/record-bodies.ts';
import type { RecordRow } from '../records/record-source.ts';
import { type CourthouseSearch, casesOfCounty } from './search-courthouse.ts';

const SEARCH: CourthouseSearch = {
  asked: {
    id: 'Pmaya00000000000',
    firstName: 'Maya',
    middleName: null,
    lastName: 'Ostrowski',
    dateOfBirth: { year: 1979, month: 4, day: 2 },
  },
  fips: '41051',
  countyName: 'Multnomah County',
  stateCode: 'OR',
};
const ELSEWHERE = { county: 'Lane', crimeCounty: null };
const BODY = FULL_BODIES.criminalAndTrafficRecords;
const [OFFENSE] = BODY.offenses as readonly object[];

function row(offenses: readonly object[], more: object = {}): RecordRow {
  const all = offenses.map((offense) => ({ ...OFFENSE, county: 'Multnomah', crimeCounty: 'Multnomah', ...offense }));
  return {
    id: 'R1',
    record_group: 'criminalAndTrafficRecords',
    category: 'criminal',
    filed: '2021-06-18',
    body: JSON.stringify({ ...BODY, birthDate: '1979-04-02', offenses: all, ...more }),
    parties: '[]',
    address_id: null,
    is_address_hidden: 0,
    first_seen: '2021-06',
    last_seen: '2026-01',
    source: 'court record',
  };
}

const find = (rows: readonly RecordRow[], search: Partial<CourthouseSearch> = {}, fullName = 'Maya R Ostrowski') =>
  casesOfCounty({ fullName, rows }, { ...SEARCH, ...search });
const titles = (...found: Parameters<typeof find>) =>
  find(...found).flatMap(({ offenses }) => offenses.map(({ offenseTitle }) => offenseTitle));

describe('what a runner brings back', () => {
  it('is each charge with the outcome that the court’s file has, word for word, or none', () => {
    const endings = [
      'Convicted',
      'Dismissed',
      'Acquitted',
      'Deferred Adjudication',
      ' Nolle pros.  (see 21-CR-2) ',
      null,
    ];
    const [found] = find([row(endings.map((disposition) => ({ disposition })))]);
    expect(found?.offenses.map(({ disposition }) => disposition)).toEqual(endings);
    const [unsaid] = find([row([{ disposition: undefined }, { disposition: ' ' }])]);
    expect(unsaid?.offenses.map(({ disposition }) => disposition)).toEqual([null, null]);
  });

  it('is the charges of that county, whatever its name is called, by case', () => {
    const charges = [
      { offenseTitle: 'Here', caseNumber: '1' },
      { offenseTitle: 'There', caseNumber: '1', ...ELSEWHERE },
      { offenseTitle: 'Here too', caseNumber: '2', county: null, crimeCounty: 'MULTNOMAH COUNTY' },
    ];
    expect(find([row(charges)]).map(({ offenses }) => offenses.map(({ offenseTitle }) => offenseTitle))).toEqual([
      ['Here'],
      ['Here too'],
    ]);
    const bossier = row([{ offenseTitle: 'In Bossier', county: 'Bossier County', crimeCounty: null }]);
    expect(titles([bossier], { fips: '22015', countyName: 'Bossier Parish', stateCode: 'LA' })).toEqual(['In Bossier']);
  });
});

describe('a court’s file that is about somebody else', () => {
  const files = [row([{ offenseTitle: 'Trespass' }])];

  it('is not brought back: another name, or another day of birth', () => {
    expect(titles(files)).toEqual(['Trespass']);
    expect(titles(files, { asked: { ...SEARCH.asked, firstName: 'Mia' } })).toEqual([]);
    expect(titles(files, { asked: { ...SEARCH.asked, lastName: 'Ostrow' } })).toEqual([]);
    const dateOfBirth = { year: 1979, month: 4, day: 3 };
    expect(titles(files, { asked: { ...SEARCH.asked, dateOfBirth } })).toEqual([]);
    // A file with the month only does not contradict.
    expect(
      titles([row([{ offenseTitle: 'Trespass' }], { birthDate: '1979-04' })], {
        asked: { ...SEARCH.asked, dateOfBirth },
      }),
    ).toEqual(['Trespass']);
  });

  it('is told by all names on it: also a former one', () => {
    const asked = { ...SEARCH.asked, lastName: 'Lindqvist' };
    expect(titles(files, { asked })).toEqual([]);
    expect(titles([row([{ offenseTitle: 'Trespass' }], { akas: ['Maya Lindqvist'] })], { asked })).toEqual([
      'Trespass',
    ]);
  });
});
