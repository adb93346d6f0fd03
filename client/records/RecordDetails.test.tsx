import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RECORD_SHAPES, type RecordGroup } from '../../shared/contract/records/background.ts';
import { disclaimerCopy } from '../../shared/copy/site/disclaimer.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { isPaperGroup, recordFields } from '../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { sampleOfEach, sampleRecord } from '../../tests/fixtures/records.ts';
import { arbitraryOf } from '../../tests/support/contract-arbitrary.ts';
import { renderText } from '../ui/text/render-text.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordGlossary } from './RecordGlossary.tsx';

const RUNS = 60;
/** Allows for other tests running at the same time, in milliseconds. */
const TIME_LIMIT = 30_000;
/** A missing value that was printed. */
const HOLE = /.{0,60}(?:\b(?:undefined|NaN|Infinity)\b|\[object |<script|<img|<b>bold).{0,40}/;

const listed = (group: RecordGroup, more: object) =>
  ({ group, record: { ...sampleRecord(group), ...more } }) as ListedRecord;
const CLOCK = { today: Date.UTC(2026, 10, 24), birth: null };
const show = (one: ListedRecord) => <RecordDetails listed={one} clock={CLOCK} Glossary={RecordGlossary} />;
const markupOf = (one: ListedRecord) => renderToStaticMarkup(show(one));
const textOf = (one: ListedRecord) => renderText(show(one));

describe('the details of a record', () => {
  test.each(sampleOfEach())(
    'show every field of $group, when it was confirmed, its source, and the disclaimer last',
    (one) => {
      const text = textOf(one).replaceAll('\u00a0', ' ');
      if (isPaperGroup(one.group))
        for (const { label, value } of recordFields(one.group, one.record as never).flatMap(({ fields }) => fields))
          expect(text).toContain(`${label} ${value?.replaceAll('\u00a0', ' ')}`);
      expect(text).toMatch(/Last confirmed Mar, 2026. On record since (?:Jan, 2015|Feb, 2012)\./);
      expect(text).toContain(`Source: ${one.record.provenance.source}`);
      expect(text.endsWith(disclaimerCopy.text)).toBe(true);
      expect(text.split(disclaimerCopy.text)).toHaveLength(2);
    },
  );

  test.each(sampleOfEach('empty'))('name what $group leaves out, and explain once what that means [P5-038]', (one) => {
    const text = textOf(one);
    expect(text).not.toMatch(/Not available|N\/A/);
    expect(text.match(/does not mean none or zero/g)).toHaveLength(1);
    expect(text.endsWith(disclaimerCopy.text)).toBe(true);
    if (isPaperGroup(one.group)) expect(text).toMatch(/Not in this record: |The record gives no details\./);
  });

  test('show no empty field: gender, hair, eyes and weight are in the line below the section [P5-039]', () => {
    const one = listed('criminalAndTrafficRecords', { gender: null, hairColor: ' ', eyes: null, weight: null });
    const text = textOf(one);
    expect(text).toMatch(/Not in this record: gender, hair, eyes, weight(?! \d)/);
    expect(markupOf(one)).not.toContain('<dt>Eyes</dt>');
    expect(textOf(listed('liens', { kindOfTax: null }))).toContain('Not in this record: kind of tax');
  });

  test('say in one line that a section has nothing', () => {
    expect(textOf(listed('foreclosures', { propertyAttributes: null }))).toMatch(
      /Property The record gives no details of the property\./,
    );
    expect(textOf(listed('bankruptcies', { debtors: [] }))).toContain('Debtors The record names nobody.');
  });

  test('explain the words that occur in the record, before the disclaimer', () => {
    const markup = markupOf(listed('criminalAndTrafficRecords', {}));
    const [, glossary = '', end = ''] =
      /<details[^>]*><summary>What these words mean(.*?)<\/details>(.*)/s.exec(markup) ?? [];
    expect(glossary).toContain('<dt>Plea</dt>');
    expect(glossary).not.toContain('<dt>Lien</dt>');
    expect(end).toContain(disclaimerCopy.title);
  });

  test('have the chip Guilty beside the charge of a guilty record, and its outcome for any other', () => {
    const [offense] = sampleRecord('criminalAndTrafficRecords').offenses;
    const dismissed = { ...offense, offenseTitle: 'Harassment', disposition: 'Dismissed', convictionDate: null };
    const one = listed('criminalAndTrafficRecords', { offenses: [offense, dismissed] });
    const text = textOf(one);
    expect(text).toContain('1. Criminal Trespass Guilty Offense date');
    expect(text).toContain('2. Harassment Dismissed Offense date');
    expect(text).toContain('Matches name. A match is not proof. 2 offenses in this record Source: court record');
    expect(text).toContain('Offenses Newest first');
    expect(markupOf(one)).toMatch(/class="[^"]*warn[^"]*">Guilty</);
  });

  test('show nine fields of an offense, then the folded ones, then the control that opens them', () => {
    const markup = markupOf(listed('criminalAndTrafficRecords', {}));
    const [fields = '', control = ''] = markup.split('<details>');
    expect(fields.split('</dl>').map((list) => list.match(/<dt>/g)?.length ?? 0)).toEqual([9, 26, 0]);
    expect(control).toMatch(/^<summary><span>26 more fields<.*?<\/summary><\/details>/);
  });

  test('explain how the record was matched, and that a match is not proof', () => {
    const text = textOf(listed('criminalAndTrafficRecords', {}));
    expect(text).toContain('How this record was matched Name Exact: both say the same A match is not proof');
  });

  test('say what a record of any other kind matches on, or that this is not on record', () => {
    const indicators = [
      { item: 'Name', method: 'Exact' },
      { item: 'Date of birth', method: 'Not given' },
    ];
    const known = textOf(listed('liens', { matchIndicators: indicators }));
    expect(known).toContain('Matches name; birth date not given. A match is not proof. Source: court record');
    expect(known).toContain(
      'How this record was matched Name Exact: both say the same Birth date Not given in the record',
    );
    const unknown = textOf(listed('liens', { matchIndicators: undefined }));
    expect(unknown).toContain(
      'How this record was matched How this record was matched is not on record. A match is not',
    );
    expect(unknown).not.toContain('Matches');
  });

  test('fold a text too long to read past, with all of it in the page as text', () => {
    const legalDescription = `${'Lot 4 & <b>Block 2</b>, '.repeat(5_000)}end`;
    for (const group of ['foreclosures', 'currentProperties'] as const) {
      const markup = markupOf(listed(group, { legalDescription }));
      expect(markup).not.toContain('<b>Block');
      expect(markup).toContain('<summary>');
      expect(markup).toContain('&lt;b&gt;Block 2&lt;/b&gt;, end</div></details>');
    }
  });

  test('render markup in any text as text, and load no third-party image', () => {
    const markup = markupOf(
      listed('criminalAndTrafficRecords', {
        occupation: '<img src=x onerror=alert(1)>',
        akas: ['</dd><script>alert(1)</script>'],
        matchIndicators: [{ item: '<script>', method: '"><img>' }],
      }),
    );
    expect(markup).not.toMatch(/<script|<img|records\.example/);
    expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

test.each(Object.keys(RECORD_SHAPES) as RecordGroup[])(
  'any record of %s that the contract allows renders without printing a missing value',
  (group) => {
    fc.assert(
      fc.property(arbitraryOf(RECORD_SHAPES[group]), (record) => {
        const one = { group, record } as ListedRecord;
        const { title, meta } = describeRecord(one.group, one.record);
        expect(title.trim()).not.toBe('');
        expect(HOLE.exec(`${title} ${meta}`.replace(/<[^>]*>/g, ''))?.[0]).toBeUndefined();
        expect(HOLE.exec(markupOf(one))?.[0]).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  },
  TIME_LIMIT,
);
