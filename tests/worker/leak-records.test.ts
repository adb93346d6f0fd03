import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { RecordGroup } from '../../shared/contract/records/background.ts';
import { RECORD_LIST_PAGE_SIZE, recordListAnswerSchema } from '../../shared/contract/records/record-list.ts';
import { formatPrintParts, PRINT_PARTS } from '../../shared/people/print-parts.ts';
import { formatRecordReference } from '../../shared/records/record-reference.ts';
import { paths } from '../../shared/urls/paths.ts';
import { STORED_GROUPS } from '../fixtures/records-database.ts';
import { askOrigin, backgroundFromOrigin, detailsFromOrigin, logIn, unlockReports } from '../support/callers.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { type House, readHouses } from '../support/houses.ts';
import { LEAK_VIEWERS, type LeakViewer, OTHER_LEAK_VIEWERS } from '../support/leak-viewers.ts';
import { addMarkedRecords, type Mark, type Marked } from '../support/marked-records.ts';
import { closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

/** Every field of every record: none for those who did not unlock the report, all for those who did. */

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
/** Stored with a record but shown to nobody: pictures on other servers are not loaded. */
const NEVER_SHOWN = ['criminalAndTrafficRecords.pictureUrl'];
/** On paper a line says whether the name or the birth date matches, and not by which method. */
const NOT_PRINTED = ['criminalAndTrafficRecords.matchIndicators.method'];

let site: Awaited<ReturnType<typeof startTestServer>>;
let house: House;
let marked: Marked;

beforeAll(async () => {
  site = await startTestServer();
  const [first] = readHouses(site.databases.peopleFile, 1);
  if (first === undefined) throw new Error('there is no house');
  house = first;
  marked = await addMarkedRecords(site.server, {
    personId: house.owner_id,
    pnpId: house.pnp_id,
    reportEmail: REPORT_EMAIL,
  });
  await unlockReports(site.server, REPORT_EMAIL, [house.owner_id]);
});
afterAll(async () => {
  await marked.restore();
  closeRawConnections();
  await site.server.dispose();
});

/** Every list of a report, with its fields' prefix. */
const REFERENCES: readonly (readonly [RecordGroup, string])[] = [
  ...STORED_GROUPS.map((group) => [group, `${group}.`] as const),
  ['currentProperties', 'property.'],
  ['pastProperties', 'nothing of theirs'],
];

const personPath = () => ({ name: house.owner, city: house.city, stateCode: house.state_code, id: house.owner_id });
const personQuery = (query: Parameters<typeof paths.person>[0]['query']) => paths.person({ ...personPath(), query });

/** The sheet with every part, after the warning. */
const printed = () => paths.personPrint(personPath(), { parts: formatPrintParts(PRINT_PARTS), understood: true });

/** A marked record of each list. */
const markedRecords = () => REFERENCES.map(([group]) => formatRecordReference({ group, id: marked.recordIds[group] }));

/** The list of records as the origin sends it to the edge. */
const listFromOrigin = (as: Parameters<typeof backgroundFromOrigin>[2], query: Readonly<Record<string, string>>) =>
  askOrigin(
    site.server,
    `${calls.personRecords.path}?${new URLSearchParams({ personId: house.owner_id, ...query })}`,
    as,
  );

/** Every URL related to this person's report. */
function pagesOf(): string[] {
  const wpId = house.owner_id;
  const records = markedRecords().map((record) => personQuery({ record, understood: true }));
  return [
    personQuery({}),
    `${personQuery({})}?full=1`,
    personQuery({ view: 'print' }),
    printed(),
    personQuery({ view: 'records' }),
    personQuery({ view: 'records', kind: 'publicRecords' }),
    ...records,
    paths.property({ pnpId: house.pnp_id }),
    paths.checkoutSearch({ wpId }),
    paths.purchaseCredits({ wpId }),
    paths.unlockReport({ wpId }),
    paths.checkoutPropertySummary({ pnpId: house.pnp_id }),
  ];
}

async function read(path: string, viewer: LeakViewer, cookie: string | null): Promise<string> {
  const headers = {
    'user-agent': viewer.userAgent ?? HUMAN,
    ...FROM_OURS,
    'x-local-client': `leak-records-${viewer.name}`,
    ...(cookie === null ? {} : { cookie }),
  };
  const { body, headers: sent } = await rawRequest(site.url, path, { headers });
  return decodeHtml(body) + JSON.stringify(sent);
}

const isVisible = ({ field, isKey }: Mark): boolean => isKey !== true && !NEVER_SHOWN.includes(field);
const found = (text: string, marks: readonly Mark[]): string[] =>
  marks.filter(({ pattern }) => pattern.test(text)).map(({ field }) => field);

const UNENTITLED = [...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS].filter(({ kind }) => kind !== 'bg');

test.each(UNENTITLED)('$name gets no field of any record from any page or call', async (viewer) => {
  const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
  const as = { cookie, botClass: viewer.userAgent === undefined ? 'human' : 'other-bot' } as const;
  const { pnp_id: pnpId, owner_id: personId } = house;
  const details = await detailsFromOrigin(site.server, personId, as);
  expect(details.status).toBe(200);
  const background = await backgroundFromOrigin(site.server, personId, as);
  expect(background.status).toBe(403);
  const lists = [await listFromOrigin(as, {}), await listFromOrigin(as, { kind: 'liens', year: '2016' })];
  for (const record of markedRecords()) lists.push(await listFromOrigin(as, { record }));
  expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([403]));
  const property = await askOrigin(site.server, buildCallPath(calls.property.path, { pnpId }), as);
  const runner = await askOrigin(site.server, `${calls.courtRunner.path}?personId=${personId}`, as);
  const texts = [
    ['details', details.body],
    ['court runner', runner.body],
    ['background', background.body],
    ['list', lists.map(({ body }) => body).join()],
    ['property', property.body],
  ];
  for (const path of pagesOf()) texts.push([path, await read(path, viewer, cookie)]);
  for (const [where = '', text = ''] of texts) {
    expect([where, ...found(text, marked.marks)]).toEqual([where]);
  }
});

test('the report’s buyer gets every field of every record, from each call and in print', async () => {
  const viewer = LEAK_VIEWERS.find(({ kind }) => kind === 'bg') as LeakViewer;
  const cookie = await logIn(site.url, REPORT_EMAIL);
  const all = marked.marks.map(({ field }) => field);
  const as = { cookie, botClass: 'human' } as const;
  const records = await backgroundFromOrigin(site.server, house.owner_id, as);
  const runner = await askOrigin(site.server, `${calls.courtRunner.path}?personId=${house.owner_id}`, as);
  const sent = new Set(found(records.body + runner.body, marked.marks));
  expect(all.filter((field) => !sent.has(field))).toEqual([]);
  const pages: string[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * RECORD_LIST_PAGE_SIZE < total; page++) {
    const { status, body } = await listFromOrigin(as, { page: String(page) });
    expect(status).toBe(200);
    pages.push(body);
    ({ total } = recordListAnswerSchema.parse(JSON.parse(body)));
  }
  const listed = new Set(found(pages.join() + runner.body, marked.marks));
  expect(all.filter((field) => !listed.has(field))).toEqual([]);
  const sheet = visibleText(await read(printed(), viewer, cookie));
  const shown = new Set(found(sheet, marked.marks));
  const visible = marked.marks.filter((one) => isVisible(one) && !NOT_PRINTED.includes(one.field));
  expect(visible.map(({ field }) => field).filter((field) => !shown.has(field))).toEqual([]);
});

test('the report’s buyer gets a page with all fields for each record', async () => {
  const viewer = LEAK_VIEWERS.find(({ kind }) => kind === 'bg') as LeakViewer;
  const cookie = await logIn(site.url, REPORT_EMAIL);
  for (const [at, [group, prefix]] of REFERENCES.entries()) {
    const record = markedRecords()[at] ?? '';
    const page = visibleText(await read(personQuery({ record, understood: true }), viewer, cookie));
    const own = marked.marks.filter((one) => one.field.startsWith(prefix) && isVisible(one));
    const shown = new Set(found(page, own));
    expect([group, ...own.map(({ field }) => field).filter((field) => !shown.has(field))]).toEqual([group]);
  }
});

/** The page's readable text: no scripts, no markup. */
const visibleText = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
