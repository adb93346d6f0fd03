import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { PropertySearchAnswer } from '../../shared/contract/finding/browse.ts';
import type { Home, PropertyTeaser } from '../../shared/contract/records/property.ts';
import { SOLD_CROWD } from '../../shared/contract/records/sold-home.ts';
import { formatWholeDollars } from '../../shared/copy/format/dollars.ts';
import { formatCount } from '../../shared/copy/format/numbers.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { askOrigin, logIn, unlockReports } from '../support/callers.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { type House, hideHouse, readHouses } from '../support/houses.ts';
import { LEAK_VIEWERS, OTHER_LEAK_VIEWERS } from '../support/leak-viewers.ts';
import { anotherClient, closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

/** What property pages reveal about a house: to everybody the street, to the buyer of an owner's report the rest. */

const HOUSES = 10;
/** How many of these are looked up in lists. */
const LISTED = 2;
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';

let site: Awaited<ReturnType<typeof startTestServer>>;
let houses: House[];

beforeAll(async () => {
  site = await startTestServer();
  houses = readHouses(site.databases.peopleFile, HOUSES);
  const owners = houses.map((house) => house.owner_id);
  await unlockReports(site.server, REPORT_EMAIL, owners);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

/** The facts of a house that only its report contains, as a page writes them. */
function secretsOf({ house_number, street, zip5, apn, market_value, owner }: House): [what: string, text: string][] {
  return [
    ['house number', `${house_number} ${street}`],
    ['zip', zip5],
    ['parcel', apn],
    ['owner', owner],
    ['price', formatWholeDollars(market_value)],
    ['price', String(market_value)],
  ];
}

const holds = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\w.])${value.replace(/\W/g, '\\$&')}(?!\\w)`).test(text);

function faultsIn(text: string, house: House, where: string): string[] {
  return secretsOf(house)
    .filter(([, value]) => holds(text, value))
    .map(([what]) => `${where} holds a ${what}`);
}

/** What is behind the letter, for readers of the whole report: the percent, the reasons, an estimate, the exact size. */
function forecastIn(text: string, { cstv_p50, roi_reason, living_sqft }: House, where: string): string[] {
  const secrets: [string, string | null][] = [
    // A whole percent may be a bound of a letter's meaning.
    ['percent', cstv_p50 === null || Number.isInteger(cstv_p50) ? null : String(cstv_p50)],
    ['reason', roi_reason],
    ['exact size', living_sqft === null || living_sqft % 100 === 0 ? null : formatCount(living_sqft)],
    ['exact size', living_sqft === null || living_sqft % 100 === 0 ? null : String(living_sqft)],
    ['score', 'Score '],
    ['score', 'roiScore'],
    ['estimate', 'Estimated '],
  ];
  return secrets
    .filter(([, value]) => value !== null && holds(text, value.trim()))
    .map(([what]) => `${where} holds a ${what}`);
}

const homesIn = (answer: PropertySearchAnswer) => (answer.kind === 'city' ? answer.properties : []);
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? html;

/** A home is told by no more than its bedrooms, its size in hundreds and its year. */
function expectRounded(home: Home | undefined): void {
  expect(Object.keys(home ?? {}).sort()).toEqual(['bedrooms', 'livingSquareFeet', 'yearBuilt']);
  expect((home?.livingSquareFeet ?? 0) % 100).toBe(0);
}

/** The rule about account types has its own tests, next to the call. */
const VIEWERS = [...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS.filter(({ name }) => name === 'free@example.com')];

test.each(VIEWERS)('$name sees of a house only what they may', async (viewer) => {
  const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
  const botClass = viewer.userAgent === undefined ? 'human' : 'other-bot';
  const faults: string[] = [];
  for (const [at, house] of houses.entries()) {
    const { pnp_id: pnpId, street, city, state_code: stateCode } = house;
    const { status, body } = await askOrigin(site.server, buildCallPath(calls.property.path, { pnpId }), {
      cookie,
      botClass,
    });
    const headers = {
      'user-agent': viewer.userAgent ?? HUMAN,
      ...FROM_OURS,
      'x-local-client': `2001:db8:78:${at}::1`,
      ...(cookie === null ? {} : { cookie }),
    };
    const page = await rawRequest(site.url, paths.property({ pnpId }), { headers });
    expect([status, page.status]).toEqual([200, 200]);
    if (viewer.kind === 'bg') {
      const { type } = JSON.parse(body) as { type: string };
      if (type !== 'full') faults.push(`${pnpId} is not granted`);
      for (const value of [`${house.house_number} ${street}`, house.zip5, house.apn, house.owner])
        if (!holds(decodeHtml(page.body), value)) faults.push(`the page of ${pnpId} lacks ${value}`);
      continue;
    }
    const teaser = { type: 'teaser', pnpId, address: { line1WithoutNumber: street, city, stateCode } };
    // Counts tell nothing: each is a number or a yes. The letter is all that everybody is told of the forecast.
    const {
      holds: counted,
      roiGrade,
      home,
      isDistinct,
      position,
      soldOnStreet,
      refreshedOn,
      ...rest
    } = JSON.parse(body) as PropertyTeaser;
    expect(rest).toEqual(teaser);
    // Which homes of the street were sold, where the house is and who lives near it is in the report alone; on a street
    // with few of them, how many were sold is, too.
    expect(soldOnStreet ?? SOLD_CROWD).toBeGreaterThanOrEqual(SOLD_CROWD);
    expect(refreshedOn ?? '').toMatch(/^(?:\d{4}-\d\d-\d\d)?$/);
    for (const degrees of [position?.latitude ?? 0, position?.longitude ?? 0])
      expect(Math.round(degrees * 10) / 10).toBe(degrees);
    expect(typeof isDistinct).toBe('boolean');
    expect([null, 'A+', 'A', 'B', 'C', 'D', 'F']).toContain(roiGrade);
    expectRounded(home);
    faults.push(...forecastIn(body, house, `the answer about ${pnpId}`));
    faults.push(...forecastIn(mainOf(decodeHtml(page.body)), house, `the page of ${pnpId}`));
    for (const said of Object.values(counted ?? {})) expect(typeof said === 'boolean' || said < 100).toBe(true);
    faults.push(...faultsIn(decodeHtml(page.body), house, `the page of ${pnpId}`));
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(houses.length).toBeGreaterThan(HOUSES / 2);
});

test('lists of a place show houses by street only, the same to everybody, and no hidden ones', async () => {
  const premium = await logIn(site.url, 'premium@example.com');
  for (const house of houses.slice(0, LISTED)) {
    const location = placeText(house.city, house.state_code);
    const read = async (cookie: string | null): Promise<{ json: string; html: string; total: number }> => {
      const texts: string[] = [];
      const path = buildCallPath(calls.propertySearch.path, { location });
      let total = 0;
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { body } = await askOrigin(site.server, page === 1 ? path : `${path}?page=${page}`, {
          cookie,
          botClass: 'human',
        });
        const answer = JSON.parse(body) as PropertySearchAnswer;
        ({ pages } = answer);
        total = answer.propertiesCount;
        texts.push(body);
      }
      const pages = texts.map((_, at) => paths.propertySearch({ location, page: at + 1 }));
      const html = await Promise.all(
        pages.map((page) =>
          rawRequest(site.url, page, {
            headers: { ...anotherClient(), 'user-agent': HUMAN, ...(cookie === null ? {} : { cookie }) },
          }),
        ),
      );
      return { json: texts.join('\n'), html: html.map(({ body }) => decodeHtml(body)).join('\n'), total };
    };
    const anonymous = await read(null);
    expect((await read(premium)).json).toBe(anonymous.json);
    expect(anonymous.html).toContain(`href="${paths.property({ pnpId: house.pnp_id })}"`);
    expect(faultsIn(anonymous.json, house, 'the list')).toEqual([]);
    expect(faultsIn(anonymous.html, house, 'the page of the list')).toEqual([]);
    const listed = anonymous.json.split('\n').flatMap((body) => homesIn(JSON.parse(body) as PropertySearchAnswer));
    for (const entry of listed) {
      expect(Object.keys(entry).sort()).toEqual(['home', 'line1WithoutNumber', 'pnpId']);
      expectRounded(entry.home);
    }
    expect(listed.length).toBe(anonymous.total);

    const show = await hideHouse(site.server, house);
    try {
      if (anonymous.total > 1) {
        const after = await read(premium);
        expect(after.json + after.html).not.toContain(house.pnp_id);
        expect(after.total).toBe(anonymous.total - 1);
      }
      const page = await rawRequest(site.url, paths.property({ pnpId: house.pnp_id }), {
        headers: { 'user-agent': HUMAN, cookie: premium },
      });
      expect(page.status).toBe(404);
      expect(page.body).not.toContain(house.street);
    } finally {
      await show();
    }
  }
});
