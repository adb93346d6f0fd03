import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { PRINT_PARTS } from '../../../shared/people/print-parts.ts';
import {
  buildAddress,
  buildAddressProperty,
  buildMaskedPhone,
  buildObfuscatedAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../tests/fixtures/report.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PersonPrintSheet } from './PersonPrintSheet.tsx';
import type { PersonPrintSheet as Sheet } from './person-print-model.ts';

const person = buildPerson({
  akas: ['Maya Lind Hale'],
  dateOfBirth: { age: 41, ageRange: null },
  addresses: [buildObfuscatedAddress({ isHistorical: false })],
  mobilePhones: [buildPhone('0142'), buildMaskedPhone()],
  emails: { type: 'partial', partialEmails: [{ name: 'm', domain: 'example.com', score: 90 }] },
  relatives: [buildRelative(1), { type: 'obfuscated', kind: 'Relative' }],
});

function sheet(more: Partial<Sheet> = {}, details: Partial<PersonDetails> = {}) {
  const built = buildDetails(person, { lookupType: 'bg', entitlement: 'bg', ...details });
  return (
    <PersonPrintSheet
      sheet={{
        details: {
          ...built,
          userInfo: { ...built.userInfo, primaryEmail: 'june@example.com', reportExpiresAt: Date.UTC(2026, 11, 14) },
        },
        step: 'sheet',
        parts: PRINT_PARTS,
        background: buildReport({ criminalAndTrafficRecords: 2, currentProperties: 1, liens: 1 }),
        from: null,
        choiceHref: '/choice',
        nextHref: null,
        arePropertiesHidden: false,
        mortgageRatePercent: 6.5,
        printedAt: Date.UTC(2026, 10, 20, 18, 24),
        address: 'https://porchlight.example/name/Maya-Ostrowski/-/PmayaOstrowski1',
        ...more,
      }}
    />
  );
}

describe('the printed sheet', () => {
  const text = renderText(sheet());

  test('has the line of homes above its addresses, unless it is a report, whose records take the room', () => {
    const results = buildPerson({ ...person, addresses: [buildAddress({ moveInDate: '2018-03' })] });
    const page = sheet({ background: null }, { results });
    expect(renderText(page)).toMatch(/A life on one line .*1 Portland since 2018 /);
    expect(renderHrefs(page)).not.toContain('#home-1');
    expect(renderText(sheet({ background: null, parts: ['people'] }, { results }))).not.toContain('A life on one line');
    expect(renderText(sheet({}, { results }))).not.toContain('A life on one line');
  });

  test('says who printed it and when, and starts with the disclaimer', () => {
    expect(text).toMatch(
      /^Porchlight Background report Printed Nov 20, 2026, 18:24 UTC\. For june@example\.com\. Readable online until Dec 14, 2026 Maya Ostrowski /,
    );
    expect(text.indexOf('Before you use this')).toBeLessThan(text.indexOf('Contact'));
    expect(text).toContain('Age 41. Also known as Maya Lind Hale.');
  });

  test('of somebody who has died says so, has no contact and says which relatives have died', () => {
    const dead = { ...person, isDead: true, relatives: [buildRelative(1, { isDead: true }), buildRelative(2)] };
    const text = renderText(sheet({}, { results: dead }));
    expect(text).toContain('Deceased. Also known as Maya Lind Hale.');
    expect(text).toContain('Nora Hale 1, Deceased, Portland, OR');
    expect(text).toContain('Nora Hale 2, Age 40s, Portland, OR');
    expect(text).not.toMatch(/Contact|555-0142|example\.com\b(?!\.)|Age 41/);
  });

  test('has contact, addresses and people as the viewer may see them, and counts the rest', () => {
    expect(text).toMatch(/555-0142, landline/);
    expect(text).toContain('(971) XXX-XXXX, cell');
    expect(text).toContain('m…@example.com');
    expect(text).toContain('Addresses Portland, OR. Current');
    expect(text).toMatch(/Relatives and associates Nora Hale 1, Age 40s, Portland, OR 1 more person on record/);
  });

  test('has every section of the report and every record with its fields, and says in one line which are empty', () => {
    expect(text).toMatch(
      /Criminal & traffic \(2\) 1\. Title .* 2\. Title .* Properties \(1\) 1\. Title .* Public records \(1\) 1\. Title/,
    );
    expect(text).toContain('No current or past licenses or permits found. No Evictions found.');
    expect(text).toContain('Issuing agency Title liens-1');
    expect(renderToStaticMarkup(sheet()).match(/<article>/g)).toHaveLength(4);
    expect(text).not.toContain('Not available');
  });

  test('begins each record with what became of it, then when it was and how old the person was, and its source', () => {
    const report = buildReport({ liens: 1 });
    const [lien] = report.records.liens ?? [];
    if (lien === undefined) throw new Error('no lien');
    Object.assign(lien, {
      recordingDate: { year: 2016, month: 3, day: 1, fullDate: '3/1/2016' },
      taxLienReleaseDate: { year: 2019, month: 5, day: 2, fullDate: '5/2/2019' },
    });
    const born = { ...person, dateOfBirth: { age: 41, ageRange: null, month: 3, year: 1985 } };
    expect(renderText(sheet({ background: report }, { results: born }))).toMatch(
      /1\. Title liens-1 Released \S*Recorded 03\/01\/2016 \(10 years ago, age 30 then\), released 05\/02\/2019\..* Last confirmed Mar, 2026\. Source: court record\./,
    );
  });

  test('prints the title and outcome of an only charge once, and those of several with each of them', () => {
    const report = buildReport({ criminalAndTrafficRecords: 1 });
    const [record] = report.records.criminalAndTrafficRecords ?? [];
    const [charge] = record?.offenses ?? [];
    if (record === undefined || charge === undefined) throw new Error('no charge');
    charge.disposition = 'Dismissed';
    const only = renderText(sheet({ background: report }));
    expect(only).toMatch(/1\. Title criminalAndTrafficRecords-1 Dismissed /);
    expect(only.match(/Title criminalAndTrafficRecords-1/g)).toHaveLength(1);
    record.offenses = [charge, { ...charge, offenseTitle: 'Trespass', disposition: 'Convicted' }];
    record.isGuilty = true;
    const several = renderText(sheet({ background: report }));
    expect(several).toMatch(/1\. Title criminalAndTrafficRecords-1 Guilty: 1 of 2; Dismissed: 1 of 2 /);
    expect(several).toMatch(
      /Title criminalAndTrafficRecords-1 Dismissed Disposition Dismissed Trespass Guilty Disposition/,
    );
    // What they share follows once.
    for (const offense of record.offenses) offense.caseNumber = 'CR-17';
    const sharing = renderText(sheet({ background: report }));
    expect(sharing).toMatch(/Trespass Guilty Disposition Convicted Every charge Case number CR-17/);
    expect(sharing.match(/CR-17/g)).toHaveLength(1);
    // Charges that are alike in everything are all there.
    record.offenses = [charge, charge];
    expect(renderText(sheet({ background: report })).match(/Title criminal\S* Dismissed/g)).toHaveLength(3);
  });

  test('has only the parts that were chosen, and names those that were left out', () => {
    const some = renderText(sheet({ parts: ['addresses', 'publicRecords'] }));
    expect(some).toMatch(/Addresses Portland, OR\. Current .*Public records \(1\)/);
    expect(some).not.toMatch(/555-0142|Nora Hale|criminalAndTrafficRecords|currentProperties|No Evictions/);
    expect(some).toContain(
      'Left out of this print: Contact, Relatives and associates, Criminal & traffic, Properties, Licenses & permits, Evictions.',
    );
    expect(text).not.toContain('Left out');
    expect(renderText(sheet({ parts: ['contact'], arePropertiesHidden: true }))).not.toMatch(/Properties|Licenses/);
  });

  test('keeps short groups of fields on one sheet and lets a long one go on', () => {
    const report = buildReport({ liens: 2 });
    const [first] = report.records.liens ?? [];
    if (first === undefined) throw new Error('no lien');
    first.documentType = `Lien ${'word '.repeat(800)}`;
    const markup = renderToStaticMarkup(sheet({ background: report }));
    const groups = [...markup.matchAll(/<div class="(\S*group\S*)( \S*isLong\S*)?">/g)];
    expect(groups.map(([, , long]) => long !== undefined)).toEqual([true, false]);
  });

  test('names a home of the page only if no record is about it', () => {
    const property = {
      ...({ type: 'full', propertyId: 'x' } as const),
      ...{ line1: '12 Quiet Ln', line1WithoutNumber: 'Quiet Ln', city: 'Salem', stateCode: 'OR', zip5: '97301' },
      county: null,
    };
    const report = buildReport({ currentProperties: 1 });
    const [listed] = report.records.properties?.currentProperties ?? [];
    const owning = (pnpId: string) =>
      renderText(sheet({ background: report }, { results: { ...person, ownedProperties: [{ ...property, pnpId }] } }));
    expect(owning('elsewhere')).toContain('Owned properties 12 Quiet Ln, Salem, OR');
    expect(owning(listed?.pnpId ?? '')).not.toContain('Quiet Ln');
  });

  test('says of each record what it matches on, where that is known [P3-070]', () => {
    const report = buildReport({ liens: 1 });
    const [lien] = report.records.liens ?? [];
    if (lien !== undefined)
      lien.matchIndicators = [
        { item: 'Name', method: 'Exact' },
        { item: 'Date of birth', method: 'Not given' },
      ];
    const printed = renderText(sheet({ background: report }));
    expect(printed).toContain('Title liens-1 Matches name; birth date not given');
    expect(renderText(sheet({ background: buildReport({ liens: 1 }) }))).not.toContain('Matches');
  });

  test('has no records of a locked report and says so; records that did not load are not called none', () => {
    const locked = renderText(sheet({ background: null }, { lookupType: 'premium', entitlement: 'premium' }));
    expect(locked).toMatch(/^Porchlight Person page /);
    expect(locked).toContain('The records of the background report are not part of this view.');
    const missing = renderText(sheet({ background: 'missing' }));
    expect(missing).toContain('did not load');
    for (const shown of [locked, missing]) expect(shown).not.toContain('found.');
  });

  test('says where it ends, where it goes on, and leaves out what variant 3 of the property upsell hides', () => {
    const background = buildReport({ liens: 3 }, { liens: 'page2' });
    const cut = renderText(sheet({ background, nextHref: '/next' }));
    expect(cut).toContain('This print ends after 3 records. The next part has the records that follow.');
    expect(cut).toContain('Public records 1. Title');
    const from = { group: 'liens', done: 1_000, after: 'page2' } as const;
    const rest = renderText(sheet({ background: buildReport({ liens: 3 }), from }));
    expect(rest).toContain('Continued: Public records from record 1,001 on. Public records 1001. Title liens-1');
    expect(rest).toContain('1003. Title liens-3');
    // The sections before it, and the contact, are on the sheet before.
    expect(rest).not.toMatch(/Contact|Addresses|criminal or traffic|properties found/);
    expect(renderText(sheet({ arePropertiesHidden: true }))).not.toMatch(/Properties|Licenses/);
  });

  test('has at most 100 evictions, as the page does, and says that there are more (P9-026)', () => {
    for (const background of [
      buildReport({ evictions: 101 }),
      buildReport({ evictions: 100 }, { evictions: 'page2' }),
    ]) {
      const capped = renderText(sheet({ background }));
      expect(capped).toContain('100. Title evictions-100');
      expect(capped).not.toContain('101. ');
      expect(capped).toContain('The first 100 are shown, and there are more on record.');
      expect(capped).not.toContain('This print ends');
    }
    const whole = renderText(sheet({ background: buildReport({ evictions: 100 }) }));
    expect(whole).toContain('Evictions (100)');
    expect(whole).not.toContain('more on record');
  });

  test('has work, and what the page shows about a home', () => {
    const professionalData = {
      type: 'full',
      title: 'Nurse',
      companyName: 'Blue Harbor Clinic',
      companyDomain: null,
      linkedInUrl: 'https://work.example.com/maya',
    } as const;
    const property = buildAddressProperty({
      roiScore: 84,
      roiAttributes: ['Low vacancy'],
      bedrooms: 3,
      neighborhood: 'Kenwick',
    });
    const full = renderText(
      sheet({}, { results: { ...person, professionalData, addresses: [buildAddress({ property, roiGrade: 'A' })] } }),
    );
    expect(full).toContain('Work: Nurse at Blue Harbor Clinic. Work profile: https://work.example.com/maya.');
    expect(full).toContain('Kenwick neighborhood');
    expect(full).toContain('3 beds');
    expect(full).toContain('Appreciation grade A, score 84 of 100.');
    expect(full).toContain('Behind the grade: Low vacancy.');
    const priced = buildAddressProperty({ roiScore: 84, lastSaleAmount: 400_000, simulationResults: { cstvP50: 30 } });
    const estimated = renderText(
      sheet(
        {},
        {
          results: {
            ...person,
            addresses: [1, 2].map((index) => buildAddress({ index, property: priced, roiGrade: 'A' })),
          },
        },
      ),
    );
    // What estimates assume is said once.
    expect(estimated.match(/Estimated (?:profit|loss)/g)).toHaveLength(2);
    expect(estimated.match(/Estimates are for .* Each assumes 4% closing costs/g)).toHaveLength(1);
    const teaser = {
      type: 'teaser',
      titleAvailable: true,
      companyNameAvailable: true,
      linkedInUrlAvailable: true,
    } as const;
    expect(renderText(sheet({}, { results: { ...person, professionalData: teaser } }))).toContain(
      'Work: Title and employer on record.',
    );
  });

  test('has every request of Court Runner with its counties, and every field of a returned case', () => {
    const at = Date.UTC(2026, 10, 18);
    const county = { stateCode: 'OR', returnedAt: at, payload: null };
    const date = (day: number) => ({ year: 2019, month: 6, day, fullDate: `6/${day}/2019` });
    const charge = {
      offenseTitle: 'Disorderly conduct',
      sentence: '12 months probation',
      crimeType: 'Misdemeanor',
      offenseDate: date(14),
      bestKnownDate: date(18),
      plea: 'No contest',
      disposition: 'Dismissed',
    };
    const cases = [
      { fileDate: date(20), sourceName: 'Multnomah Circuit Court', offenses: [charge] },
      { fileDate: null, sourceName: null, offenses: [] },
    ];
    const courtRunnerInfo = {
      addresses: [],
      baseProduct: null,
      requests: [
        {
          status: 'Requested',
          requestedAt: at,
          expectedBy: Date.UTC(2026, 10, 23),
          invoiceId: 'PL-2026-1',
          total: 46.95,
          courtRunnerRecords: [
            { ...county, countyName: 'Multnomah', status: 'Returned', payload: { cases } },
            { ...county, countyName: 'Benton', status: 'Returned', payload: { cases: [] } },
            { ...county, countyName: 'Lane', status: 'Failed' },
            { ...county, countyName: 'Polk', status: 'Requested', returnedAt: null },
          ],
        },
      ],
    } satisfies PersonDetails['courtRunnerInfo'];
    const printed = renderText(sheet({}, { courtRunnerInfo }));
    expect(printed).toMatch(/Court Runner Requested 18 November 2026\. Receipt PL-2026-1, \$46\.95\./);
    expect(printed).toMatch(
      /Multnomah County, OR 2 cases, returned 18 November 2026\. .* Disorderly conduct Dismissed Disposition Dismissed Offense date 14 June 2019 \(7 years ago\) Best known date 18 June 2019 Plea No contest Sentence 12 months probation Crime type Misdemeanor Filed 20 June 2019 Source Multnomah Circuit Court The court’s file on this case lists no charge\. Benton County, OR Returned 18 November 2026\. No cases found\./,
    );
    expect(printed).toContain('Lane County, OR We could not search this courthouse.');
    expect(printed).toMatch(
      /Polk County, OR Requested\. Typically returned in 1‑3 business days: by 23 November 2026\./,
    );
    expect(renderText(sheet())).not.toContain('Court Runner');
  });
});
