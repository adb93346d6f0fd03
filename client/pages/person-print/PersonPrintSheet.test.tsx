import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person.ts';
import { buildReport } from '../../../tests/support/report-answer.ts';
import { renderText } from '../../ui/render-text.ts';
import type { PersonPrintSheet as Sheet } from '../page-model.ts';
import { buildDetails, buildPerson, buildPhone, buildRelative } from '../person/person-fixtures.ts';
import { PersonPrintSheet } from './PersonPrintSheet.tsx';

const person = buildPerson({
  akas: ['Maya Lind Hale'],
  dateOfBirth: { age: 41, ageRange: null },
  addresses: [{ type: 'obfuscated', city: 'Portland', stateCode: 'OR', isHistorical: false }],
  mobilePhones: [buildPhone('0142'), { type: 'masked', npa: '971', linetype: 'Mobile', detail: null }],
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
        printedAt: Date.UTC(2026, 10, 20, 18, 24),
        address: 'https://porchlight.example/name/Maya-Ostrowski/-/PmayaOstrowski1',
        ...more,
      }}
    />
  );
}

describe('the sheet that is printed', () => {
  const text = renderText(sheet());

  test('says who printed it and when, and begins with the disclaimer', () => {
    expect(text).toMatch(
      /^Porchlight Background report Printed Nov 20, 2026, 18:24 UTC For june@example\.com\. Readable online until Dec 14, 2026 Maya Ostrowski /,
    );
    expect(text.indexOf('Before you use this')).toBeLessThan(text.indexOf('Contact'));
    expect(text).toContain('Age 41. Also known as Maya Lind Hale.');
  });

  test('has contact, addresses and people as the reader may see them, and counts the rest', () => {
    expect(text).toMatch(/555-0142, landline/);
    expect(text).toContain('(971) XXX-XXXX, cell');
    expect(text).toContain('m…@example.com');
    expect(text).toContain('Addresses Portland, OR. Current');
    expect(text).toMatch(/Relatives and associates Nora Hale 1, Age 40s, Portland, OR 1 more person on record/);
  });

  test('has every section of the report, every record with its fields, and says where there is none', () => {
    expect(text).toMatch(
      /Criminal & traffic \(2\) 1\. Title .* 2\. Title .* Properties \(1\) 1\. Title .* Public records \(1\) 1\. Title/,
    );
    expect(text).toContain('Evictions (0) No Evictions found.');
    expect(text).toContain('Issuing agency Title liens-1');
    expect(renderToStaticMarkup(sheet()).match(/<article>/g)).toHaveLength(4);
    expect(text).not.toContain('Not available');
  });

  test('of a locked report has no records and says so; records that did not come are not none', () => {
    const locked = renderText(sheet({ background: null }, { lookupType: 'premium', entitlement: 'premium' }));
    expect(locked).toMatch(/^Porchlight Person page /);
    expect(locked).toContain('The records of the background report are not part of this view.');
    const missing = renderText(sheet({ background: 'missing' }));
    expect(missing).toContain('did not load');
    for (const shown of [locked, missing]) expect(shown).not.toContain('found.');
  });

  test('says where it ends, and leaves out what variant 3 of the property upsell hides', () => {
    const cut = renderText(sheet({ background: buildReport({ liens: 3 }, { liens: 'page2' }) }));
    expect(cut).toContain('This view ends after 3 records. The page online has the rest.');
    expect(renderText(sheet({ arePropertiesHidden: true }))).not.toMatch(/Properties|Licenses/);
  });
});
