import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
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
import { renderText } from '../../ui/text/render-text.ts';
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
        background: buildReport({ criminalAndTrafficRecords: 2, currentProperties: 1, liens: 1 }),
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

  test('says who printed it and when, and starts with the disclaimer', () => {
    expect(text).toMatch(
      /^Porchlight Background report Printed Nov 20, 2026, 18:24 UTC For june@example\.com\. Readable online until Dec 14, 2026 Maya Ostrowski /,
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

  test('has every section of the report and every record with its fields, and says if there are none', () => {
    expect(text).toMatch(
      /Criminal & traffic \(2\) 1\. Title .* 2\. Title .* Properties \(1\) 1\. Title .* Public records \(1\) 1\. Title/,
    );
    expect(text).toContain('Evictions No Evictions found.');
    expect(text).toContain('Issuing agency Title liens-1');
    expect(renderToStaticMarkup(sheet()).match(/<article>/g)).toHaveLength(4);
    expect(text).not.toContain('Not available');
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

  test('says where it ends, and leaves out what variant 3 of the property upsell hides', () => {
    const cut = renderText(sheet({ background: buildReport({ liens: 3 }, { liens: 'page2' }) }));
    expect(cut).toContain(
      'This view ends after 3 records. With JavaScript, the online page loads the rest under “Show more”',
    );
    expect(cut).toContain('Public records 1. Title');
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
      expect(capped).not.toContain('This view ends');
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
      /Multnomah County, OR 2 cases, returned 18 November 2026\. .* Disorderly conduct: Sentenced Offense date 14 June 2019 Best known date 18 June 2019 Plea No contest Sentence 12 months probation Crime type Misdemeanor Filed 20 June 2019 Source Multnomah Circuit Court The court’s file on this case lists no charge\. Benton County, OR Returned 18 November 2026\. No cases found\./,
    );
    expect(printed).toContain('Lane County, OR We could not search this courthouse.');
    expect(printed).toMatch(
      /Polk County, OR Requested\. Typically returned in 1‑3 business days: by 23 November 2026\./,
    );
    expect(renderText(sheet())).not.toContain('Court Runner');
  });
});
