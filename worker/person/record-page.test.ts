import { describe, expect, test } from 'vitest';
import type { RecordPlace } from '../../shared/contract/records/record-list.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const RECORDS = 'GET /api/v4/person/records';
const open = buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' });
const answers = (records: Response, details = open): OriginAnswers => ({
  'GET /api/v4/person/details': json(details),
  'GET /api/person/counts': json(buildCounts()),
  [RECORDS]: records,
});
const lien = { ...sampleRecord('liens'), id: 'R1' };
const FACETS = { kinds: [], years: [], counties: [], outcomes: [] };
const found = (
  records: object,
  place: RecordPlace | null = { at: 12, previous: 'liens.R0', next: 'judgments.R9' },
): Response => json({ records, total: 421, facets: FACETS, place });
const withLien = answers(found({ liens: [lien] }));
const asks = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);

describe('the page of one record', () => {
  test('shows the record in its URL, to its owner only, and is neither cached nor indexed', async () => {
    const { get, asked } = edge(withLien);
    const response = await get(`${PATH}?record=liens.R1`);
    const { head, page } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(head).toMatchObject({ isIndexable: false, canonical: null });
    expect(head.title).toMatch(/^Example Revenue Office \| Maya Ostrowski/);
    expect(page).toMatchObject({ kind: 'person-record', personHref: PATH, listed: { group: 'liens', record: lien } });
    expect(asks(asked).filter((path) => path.includes('records'))).toEqual([
      `/api/v4/person/records?personId=${PERSON_ID}&record=liens.R1`,
    ]);
    expect(asks(asked).filter((path) => path.includes('counts'))).toEqual([]);
  });

  test('leads to the ones before and after it, and back to its section', async () => {
    const { page } = await modelOf(await edge(withLien).get(`${PATH}?record=liens.R1`));
    expect(page).toMatchObject({
      backHref: `${PATH}#report-publicRecords`,
      steps: { at: 12, of: 421, previousHref: `${PATH}?record=liens.R0`, nextHref: `${PATH}?record=judgments.R9` },
      reportErrorHref: `/records/report-error?wpId=${PERSON_ID}&record=liens.R1`,
    });
  });

  test('stays in the filter of its address: asks with it, and carries it on and back', async () => {
    const filter = 'kind=publicRecords&year=2019&county=Multnomah+County%2C+OR&outcome=released';
    const { get, asked } = edge(withLien);
    const { page } = await modelOf(await get(`${PATH}?record=liens.R1&${filter}`));
    expect(asks(asked).find((path) => path.includes('records'))).toBe(
      `/api/v4/person/records?personId=${PERSON_ID}&${filter}&record=liens.R1`,
    );
    expect(page).toMatchObject({
      backHref: `${PATH}?view=records&${filter}`,
      steps: { previousHref: `${PATH}?record=liens.R0&${filter}`, nextHref: `${PATH}?record=judgments.R9&${filter}` },
    });
  });

  test('of the list stays in the list, and leads back to its page there', async () => {
    const place = { at: 51, previous: 'liens.R0', next: 'judgments.R9' };
    const { page } = await modelOf(
      await edge(answers(found({ liens: [lien] }, place))).get(`${PATH}?view=records&record=liens.R1`),
    );
    expect(page).toMatchObject({
      backHref: `${PATH}?view=records&page=3`,
      steps: { previousHref: `${PATH}?view=records&record=liens.R0` },
    });
  });

  test('has nothing before or after it if the filter leaves it out, or if it is the only one', async () => {
    const { page } = await modelOf(
      await edge(answers(found({ liens: [lien] }, null))).get(`${PATH}?record=liens.R1&year=1999`),
    );
    expect(page).toMatchObject({ steps: null, backHref: `${PATH}?view=records&year=1999` });
    const alone = answers(found({ liens: [lien] }, { at: 1, previous: null, next: null }));
    expect((await modelOf(await edge(alone).get(`${PATH}?record=liens.R1`))).page).toMatchObject({
      steps: { at: 1, previousHref: null, nextHref: null },
    });
  });

  test('redirects visitors without the report to the person, even if it closed a moment ago', async () => {
    const { get, asked } = edge(answers(found({ liens: [lien] }), buildDetails(MAYA)));
    const closed = await get(`${PATH}?record=liens.R1`);
    expect([closed.status, closed.headers.get('location')]).toEqual([303, PATH]);
    expect(asks(asked).filter((path) => path.includes('records'))).toEqual([]);

    const ended = await edge(answers(problemResponse(403))).get(`${PATH}?record=liens.R1`);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, PATH]);
  });

  test('does not exist for a record outside this report', async () => {
    for (const records of [found({ liens: [] }), problemResponse(404)]) {
      const response = await edge(answers(records)).get(`${PATH}?record=liens.Rother`);
      expect(response.status).toBe(404);
      expect((await modelOf(response)).page).toMatchObject({
        help: {
          title: 'This record is not part of the report.',
          link: { href: `${PATH}#person-details-bg-section` },
        },
      });
    }
  });

  test.each(['nothing', 'liens', 'secrets.R1', 'liens.R1.R2', "liens.R1'--", '__proto__.R1'])(
    'is said not to exist if the URL has no valid record, without asking for any: %s',
    async (record) => {
      const { get, asked } = edge(withLien);
      const response = await get(`${PATH}?record=${encodeURIComponent(record)}`);
      expect([response.status, (await modelOf(response)).page]).toEqual([
        404,
        expect.objectContaining({
          help: expect.objectContaining({ title: 'This record is not part of the report.' }),
        }),
      ]);
      expect(asks(asked).filter((path) => path.includes('records'))).toEqual([]);
    },
  );

  test('warns before a criminal record, and loads it once the reader understood', async () => {
    const criminal = { ...sampleRecord('criminalAndTrafficRecords'), id: 'R2' };
    const { get, asked } = edge(answers(found({ criminalAndTrafficRecords: [criminal] })));
    const address = `${PATH}?record=criminalAndTrafficRecords.R2`;
    const { page, head } = await modelOf(await get(address));
    expect(page).toMatchObject({ kind: 'person-record', understoodHref: `${address}&understood=1`, steps: null });
    expect(JSON.stringify({ page, head })).not.toContain('Criminal Trespass');
    expect(asks(asked).filter((path) => path.includes('records'))).toEqual([]);

    const after = (await modelOf(await get(`${address}&understood=1`))).page;
    expect(after).toMatchObject({ listed: { record: criminal }, understoodHref: null });
    // The warning comes once.
    expect(after).toMatchObject({ steps: { previousHref: `${PATH}?record=liens.R0&understood=1` } });
  });
});
