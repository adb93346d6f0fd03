import { describe, expect, test } from 'vitest';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const BACKGROUND = 'GET /api/v4/person/background';
const open = buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' });
const answers = (background: Response, details = open): OriginAnswers => ({
  'GET /api/v4/person/details': json(details),
  'GET /api/person/counts': json(buildCounts()),
  [BACKGROUND]: background,
});
const lien = { ...sampleRecord('liens'), id: 'R1' };
const withLien = answers(json({ records: { liens: [lien] }, next: {} }));
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
    expect(asks(asked).filter((path) => path.includes('background'))).toEqual([
      `/api/v4/person/background?personId=${PERSON_ID}&group=liens&recordId=R1`,
    ]);
    expect(asks(asked).filter((path) => path.includes('counts'))).toEqual([]);
  });

  test('redirects visitors without the report to the person, even if it closed a moment ago', async () => {
    const { get, asked } = edge(answers(json({ records: { liens: [lien] }, next: {} }), buildDetails(MAYA)));
    const closed = await get(`${PATH}?record=liens.R1`);
    expect([closed.status, closed.headers.get('location')]).toEqual([303, PATH]);
    expect(asks(asked).filter((path) => path.includes('background'))).toEqual([]);

    const ended = await edge(answers(problemResponse(403))).get(`${PATH}?record=liens.R1`);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, PATH]);
  });

  test('does not exist for a record outside this report', async () => {
    for (const background of [json({ records: { liens: [] }, next: {} }), problemResponse(404)]) {
      const response = await edge(answers(background)).get(`${PATH}?record=liens.Rother`);
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
      expect(asks(asked).filter((path) => path.includes('background'))).toEqual([]);
    },
  );

  test('warns before a criminal record, and loads it once the reader understood', async () => {
    const criminal = { ...sampleRecord('criminalAndTrafficRecords'), id: 'R2' };
    const { get, asked } = edge(answers(json({ records: { criminalAndTrafficRecords: [criminal] }, next: {} })));
    const address = `${PATH}?record=criminalAndTrafficRecords.R2`;
    const { page, head } = await modelOf(await get(address));
    expect(page).toMatchObject({ kind: 'person-record', understoodHref: `${address}&understood=1` });
    expect(JSON.stringify({ page, head })).not.toContain('Criminal Trespass');
    expect(asks(asked).filter((path) => path.includes('background'))).toEqual([]);

    const after = (await modelOf(await get(`${address}&understood=1`))).page;
    expect(after).toMatchObject({ listed: { record: criminal }, understoodHref: null });
  });
});
