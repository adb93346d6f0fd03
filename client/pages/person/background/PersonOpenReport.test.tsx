import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RecordGroup } from '../../../../shared/contract/records/background.ts';
import { NO_EXPERIMENTS } from '../../../../shared/experiments/experiments.ts';
import { takeFirst } from '../../../../shared/records/first-records.ts';
import { buildCounts, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../../tests/fixtures/report.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonBackground } from './PersonBackground.tsx';

const person = buildPerson();
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

  test('says how many records each section has and how many come next, in a link to all of them', () => {
    const text = renderText(many);
    expect(text).toMatch(
      /Criminal & traffic 40 .*Show 6 more : .* Properties 21 .*Show 8 more .* Public records 22 .*Show 16 more .* Licenses & permits 40 .*Show 12 more .* Evictions 140 .*Show 97 more/,
    );
    expect(renderHrefs(many)).toContain('/name/Maya-Ostrowski/-/PmayaOstrowski1?full=1#report-criminal');
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
    expect(text).toMatch(/Title criminalAndTrafficRecords-1 Matches name and birth date/);
    expect(text).toMatch(/Title liens-1 Matches name; birth date not given Title liens-2 (?!Matches)/);
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
  test('shows all of them, but only 100 evictions', () => {
    const sizes = { criminalAndTrafficRecords: 40, liens: 50, evictions: 140 };
    const whole = report({ background: buildReport(sizes), counts: COUNTS });
    expect(rowsOf(whole)).toHaveLength(40 + 50 + 100);
    expect(renderText(whole)).toContain('100 of 140 records shown.');
    expect(renderText(whole)).not.toContain('more');
  });
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
