import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonPage } from '../../client/pages/person/PersonPage.tsx';
import { arrangeLists } from '../../shared/records/record-lists.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { STORED_GROUPS } from '../../tests/fixtures/records-database.ts';
import { edge, json, modelOf } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
/** A long report's page may have at most this many times the bytes of a short report's. */
const GROWTH_MAX = 1.5;

/** The bytes of the sections' HTML and its data, for a report with this many records of every kind. */
async function bytesOf(records: number): Promise<number> {
  const lists = STORED_GROUPS.map((group, at) => {
    const share = Math.floor((records + at) / STORED_GROUPS.length);
    return [group, Array.from({ length: share }, (_, n) => ({ ...sampleRecord(group), id: `${group}${n}` }))] as const;
  });
  const sent = lists.reduce((sum, [, list]) => sum + list.length, 0);
  expect(sent).toBe(records);
  const { get } = edge({
    'GET /api/v4/person/details': json(buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' })),
    'GET /api/person/counts': json(buildCounts()),
    'GET /api/v4/person/background': json({ records: arrangeLists(Object.fromEntries(lists)), next: {} }),
  });
  const { page, site } = await modelOf(await get(PATH));
  if (page.kind !== 'person') throw new Error(`the page is ${page.kind}`);
  const html = renderToString(<PersonPage page={page} site={site} />);
  expect(html).toContain('data-record=');
  return new TextEncoder().encode(html + JSON.stringify(page)).length;
}

test("an open report's page barely grows with the records: 400 take at most half more bytes than 10", async () => {
  const [few, many] = [await bytesOf(10), await bytesOf(400)];
  expect(many / few).toBeLessThan(GROWTH_MAX);
});
