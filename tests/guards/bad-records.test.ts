import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PersonRecordRow } from '../../client/pages/person/background/PersonRecordRow.tsx';
import { PrintedRecord } from '../../client/pages/person-print/PrintedRecord.tsx';
import { RecordDetails } from '../../client/records/RecordDetails.tsx';
import { backgroundAnswerSchema } from '../../shared/contract/records/background.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { arrangeLists, type ListedRecord } from '../../shared/records/record-lists.ts';
import { recordYear } from '../../shared/records/record-year.ts';
import { badRecords, listBadRecord } from '../support/bad-records.ts';

/** Whatever a source writes, a record is readable wherever it is shown, and says nothing that cannot be. */
const clock = { today: Date.UTC(2026, 10, 22), birth: { year: 1979, month: 4 } };
const Glossary = () => null;

function surfaces(listed: ListedRecord): Record<string, string> {
  return {
    row: renderToStaticMarkup(
      createElement(PersonRecordRow, { listed, clock, hrefOf: () => '#', look: { row: 'row', text: 'text' } }),
    ),
    details: renderToStaticMarkup(createElement(RecordDetails, { listed, clock, Glossary })),
    print: renderToStaticMarkup(createElement(PrintedRecord, { listed, clock, at: 1 })),
  };
}

const CASES = badRecords().map((bad) => ({ ...bad, listed: listBadRecord(bad) }));

describe.each(CASES)('a record of $group with $name', ({ group, listed }) => {
  test('is one of the contract', () => {
    const records = arrangeLists({ [group]: [listed.record] });
    expect(() => backgroundAnswerSchema.parse({ records, next: {} })).not.toThrow();
  });

  test('has a title, and says nothing that cannot be', () => {
    expect(describeRecord(group, listed.record as never, clock).title.trim()).not.toBe('');
    for (const [surface, markup] of Object.entries(surfaces(listed))) {
      const said = markup.replace(/<[^>]*>/g, ' ');
      expect(said, surface).not.toMatch(/\b(?:NaN|undefined|null|Infinity)\b|\[object|Invalid Date/);
      expect(said, surface).not.toMatch(/-\d+ years?|\bin \d+ years|\bage (?:-|\d\b|1[0-7]\b)/);
      // Nothing is 300 years ago.
      expect(said, surface).not.toMatch(/\b(?:[3-9]\d\d|\d,?\d{3}) years ago/);
      expect(said, surface).not.toMatch(/\b02\/30\b|\b06\/31\b|\b13\/2019|\b0000\b|\/0001\b|\/0999\b/);
      expect(markup, surface).not.toContain('<script');
      expect(markup, surface).not.toContain('<img');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
      expect(markup, surface).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }
    const year = recordYear(listed);
    expect(year === null || (year >= 1600 && year <= 9999)).toBe(true);
  });
});
