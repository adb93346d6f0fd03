import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RecordGroup } from '../../../../shared/contract/records/background.ts';
import { NO_EXPERIMENTS } from '../../../../shared/experiments/experiments.ts';
import { takeFirst, takeRecords } from '../../../../shared/records/first-records.ts';
import { buildCounts, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../../tests/fixtures/report.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonBackground } from './PersonBackground.tsx';

const person = buildPerson();
const LIST = '/name/Maya-Ostrowski/-/PmayaOstrowski1?view=records';
const UNTIL = Date.UTC(2026, 11, 14, 12);
const bg = buildDetails(person, { entitlement: 'bg', lookupType: 'bg' });
const details = { ...bg, userInfo: { ...bg.userInfo, reportExpiresAt: UNTIL } };

function report(more: Partial<PersonPageModel>) {
  return <PersonBackground page={buildPage(person, { details, counts: buildCounts(), isLoggedIn: true, ...more })} />;
}
/** An open report with this many records, as its page comes. */
function open(sizes: { readonly [G in RecordGroup]?: number }, counts = buildCounts()) {
  return report({ background: takeFirst(buildReport(sizes)), counts });
}
const rowsOf = (node: React.ReactNode) =>
  [...renderToStaticMarkup(node).matchAll(/data-record="([^"]*)"/g)].map(([, reference]) => reference);

const MANY = { criminalAndTrafficRecords: 40, currentProperties: 1, pastProperties: 20, bankruptcies: 2 } as const;
const COUNTS = buildCounts({
  ...{ criminalTrafficRecords: 40, offenses: 30, properties: 21, evictions: 140 },
  ...{ publicRecords: 62, licensesPermits: 40, bankruptcies: 2, liens: 10, judgments: 10 },
});

describe('an open report', () => {
  const many = open(
    { ...MANY, liens: 10, judgments: 10, professionalLicenses: 1, pilotsLicenses: 1, huntingPermits: 9, evictions: 90 },
    COUNTS,
  );

  test('has the first records of each section, and the lists of a section share its limit in order [P9-027]', () => {
    expect(rowsOf(many)).toEqual([
      ...[1, 2, 3].map((n) => `criminalAndTrafficRecords.criminalAndTrafficRecords-${n}`),
      ...['currentProperties.currentProperties-1', 'pastProperties.pastProperties-1'],
      ...['bankruptcies.bankruptcies-1', 'bankruptcies.bankruptcies-2', 'liens.liens-1'],
      ...['professionalLicenses.professionalLicenses-1', 'pilotsLicenses.pilotsLicenses-1'],
      'huntingPermits.huntingPermits-1',
      ...[1, 2, 3].map((n) => `evictions.evictions-${n}`),
    ]);
  });

  test('says how many records each section has and how many come next, in a link to the list of them', () => {
    const text = renderText(many);
    expect(text).toMatch(
      /Criminal & traffic 40 .*Show 6 more : .* Properties 21 .*Show 8 more .* Public records 22 .*Show 16 more .* Licenses & permits 40 .*Show 12 more .* Evictions 140 .*Show 97 more/,
    );
    const markup = renderToStaticMarkup(many);
    const more = [...markup.matchAll(/href="([^"]*)" data-more="(\w+)"/g)].map(([, href, section]) => [section, href]);
    expect(more).toEqual([
      ['criminal', `${LIST}&amp;kind=criminalAndTrafficRecords`],
      ...['properties', 'publicRecords', 'licenses', 'evictions'].map((kind) => [kind, `${LIST}&amp;kind=${kind}`]),
    ]);
  });

  test('links every row to the page of its record', () => {
    expect(renderHrefs(open({ liens: 1 }))).toEqual(['/name/Maya-Ostrowski/-/PmayaOstrowski1?record=liens.liens-1']);
    expect(renderText(open({ liens: 1 }))).toContain('Public records 1 Title liens-1');
  });

  test('says how long it stays open and how its records match the person, and offers nothing', () => {
    const text = renderText(open({ liens: 1 }, buildCounts({ publicRecords: 1, liens: 1 })));
    expect(text).toMatch(/^Background report 1 record Unlocked until Dec 14, 2026/);
    expect(text).toMatch(/A match is not proof that a record is theirs\. Before you use this/);
    expect(text).not.toMatch(/\$|Unlock background/);
  });

  test('says in each row what its record matches on, where that is known [P3-070]', () => {
    const answer = buildReport({ criminalAndTrafficRecords: 1, liens: 2 });
    const [crime, lien] = [answer.records.criminalAndTrafficRecords?.[0], answer.records.liens?.[0]];
    if (crime === undefined || lien === undefined) throw new Error('the report lacks records');
    crime.matchIndicators = [
      { item: 'Name', method: 'Exact' },
      { item: 'Date of birth', method: 'Exact' },
    ];
    lien.matchIndicators = [
      { item: 'Name', method: 'Exact' },
      { item: 'Date of birth', method: 'Not given' },
    ];
    const text = renderText(report({ background: takeFirst(answer) }));
    expect(text).toMatch(/Title criminalAndTrafficRecords-1 Outcome not on record Matches name and birth date/);
    expect(text).toMatch(
      /Title liens-1 Matches name; birth date not given Title liens-2 How it was matched is not on record/,
    );
  });

  test('shows no more than it has, and no link to more once everything is shown', () => {
    const text = renderText(open({ criminalAndTrafficRecords: 3, evictions: 2 }));
    expect(text).not.toContain('Show');
    expect(text).toMatch(/Criminal & traffic 3 .* Evictions 2/);
  });

  test('offers more without a number if nobody counted', () => {
    const text = renderText(report({ background: takeFirst(buildReport(MANY)), counts: 'missing' }));
    expect(text).toMatch(/Criminal & traffic Title .*Show more/);
  });
});

describe('finding a record', () => {
  const few = buildCounts({ criminalTrafficRecords: 12, liens: 8, publicRecords: 8 });
  const enough = buildCounts({ criminalTrafficRecords: 12, liens: 9, publicRecords: 9 });
  const sizes = { criminalAndTrafficRecords: 12, liens: 9 } as const;

  test('starts above a report of more than 20 records: the list of all of them, and of each section', () => {
    const text = renderText(open(sizes, enough));
    expect(text).toContain(
      'Find a record Criminal & traffic 12 Public records 9 Search all 21 records by kind, year, county or outcome Criminal & traffic 12 Title',
    );
    const hrefs = renderHrefs(open(sizes, enough));
    expect(hrefs.slice(0, 3)).toEqual([`${LIST}&kind=criminalAndTrafficRecords`, `${LIST}&kind=publicRecords`, LIST]);
  });

  test('is not offered for 20 records, which are looked through faster', () => {
    expect(renderText(open({ ...sizes, liens: 8 }, few))).not.toContain('Find a record');
  });

  test('has no numbers if nobody counted', () => {
    const text = renderText(report({ background: takeFirst(buildReport(sizes)), counts: 'missing' }));
    expect(text).toContain(
      'Find a record Search all records by kind, year, county or outcome Criminal & traffic Title',
    );
  });

  test('has one way in for a report with a single section', () => {
    const counts = buildCounts({ criminalTrafficRecords: 40 });
    const text = renderText(open({ criminalAndTrafficRecords: 40 }, counts));
    expect(text).toContain('Find a record Search all 40 records by');
  });
});

describe('a section without records', () => {
  const text = renderText(open({}));
  test('says so for crimes [P8-035]', () => {
    expect(text).toContain('Criminal & traffic No current or past criminal or traffic records found.');
  });
  test('says so for properties [P8-036]', () => {
    expect(text).toContain('Properties No current or past properties found.');
  });
  test('says so for public records [P8-037]', () => {
    expect(text).toContain('Public records No public records found.');
  });
  test('says so for evictions [P8-038]', () => {
    expect(text).toContain('Evictions No Evictions found.');
  });
  test('says so for licenses and permits [P8-039]', () => {
    expect(text).toContain('Licenses & permits No current or past licenses or permits found.');
  });
});

test('variant 3 of the property upsell leaves properties and licenses out of an open report', () => {
  const experiments = { ...NO_EXPERIMENTS, PROPERTY_UPSELL: 3 } as const;
  const text = renderText(report({ background: takeFirst(buildReport({ huntingPermits: 1, liens: 1 })), experiments }));
  expect(text).not.toMatch(/Properties|Licenses/);
  expect(text).toMatch(/Criminal & traffic .* Public records .* Evictions/);
});

test('records that did not load are reported missing, with a link to retry, and not as none', () => {
  const text = renderText(report({ background: 'missing' }));
  expect(text).toContain('The records of this report are not available right now. Try again');
  expect(text).not.toContain('found.');
  expect(renderHrefs(report({ background: 'missing' }))).toEqual(['/name/Maya-Ostrowski/-/PmayaOstrowski1?full=1']);
});

describe('the page that has all records', () => {
  test('shows all of them, but only 100 evictions, and links to the rest [P9-026]', () => {
    const sizes = { criminalAndTrafficRecords: 40, liens: 50, evictions: 140 };
    const whole = report({ background: buildReport(sizes), counts: COUNTS });
    expect(rowsOf(whole)).toHaveLength(40 + 50 + 100);
    expect(renderText(whole)).toContain('100 of 140 records shown. See all 140 in the list');
    expect(renderText(whole)).not.toContain('more');
    expect(renderHrefs(whole).at(-1)).toBe(`${LIST}&kind=evictions`);
  });

  test('links to the rest of each section that it has no room for, down to the last', () => {
    const sizes = { criminalAndTrafficRecords: 1_200, liens: 62 } as const;
    const counts = buildCounts({ criminalTrafficRecords: 1_200, publicRecords: 62, liens: 62 });
    const text = renderText(report({ background: takeRecords(buildReport(sizes), 1_000), counts }));
    expect(text).toContain('1,000 of 1,200 records shown. See all 1,200 in the list : Criminal & traffic');
    expect(text).toContain('0 of 62 records shown. See all 62 in the list : Public records');
  });
});

test('a section with a maximum says so and links to all of its records, beside the step to that maximum', () => {
  const text = renderText(open({ evictions: 140 }, buildCounts({ evictions: 140 })));
  expect(text).toMatch(/Show 97 more .*At most 100 are shown here\. See all 140 in the list/);
  const within = renderText(open({ evictions: 100 }, buildCounts({ evictions: 100 })));
  expect(within).not.toContain('At most');
});

test('a person with 400 records gets as many rows as one with 20', () => {
  const lists = ['criminalAndTrafficRecords', 'pastProperties', 'liens', 'huntingPermits', 'evictions'] as const;
  const of = (size: number) => open(Object.fromEntries(lists.map((list) => [list, size])));
  expect(rowsOf(of(80))).toEqual(rowsOf(of(4)));
});

test('text in a record is rendered as text, whatever it contains', () => {
  const background = buildReport({ liens: 1 });
  const [lien] = background.records.liens ?? [];
  const title = '<img src=x onerror=alert(1)>';
  const bad = { ...background, records: { liens: [{ ...lien, lienIssuingAgency: title }] } } as typeof background;
  expect(renderToStaticMarkup(report({ background: bad }))).not.toContain('<img');
});
