import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../shared/urls/paths.ts';
import { logIn, originDatabase } from '../support/callers.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { anotherClient, closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const BOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)';
const NUMBERS = 60;
/** What differs between any two views of a page. */
const TRACES = /nonce="[^"]*"|[0-9a-f]{16,32}/g;

let site: Awaited<ReturnType<typeof startTestServer>>;
/** The street with the most homes, and half of the numbers on record. */
let street: { readonly street: string; readonly place: string; readonly numbers: readonly string[] };
/** A house on it with one resident. */
let house: { readonly number: string; readonly personId: string; readonly fullName: string };

beforeAll(async () => {
  site = await startTestServer();
  const people = await originDatabase(site.server, 'PEOPLE');
  const rowsOf = async <T>(sql: string, ...values: string[]) =>
    (
      await people
        .prepare(sql)
        .bind(...values)
        .all<T>()
    ).results;
  const [biggest] = await rowsOf<{ street: string; city: string; state_code: string }>(
    `SELECT street, city, state_code FROM residence WHERE street NOT GLOB '*[^A-Za-z ]*' AND city NOT GLOB '*[^A-Za-z ]*'
     GROUP BY 1, 2, 3 ORDER BY COUNT(DISTINCT address_id) DESC LIMIT 1`,
  );
  if (biggest === undefined) throw new Error('no street');
  const where = 'street = ?1 AND city = ?2 AND state_code = ?3';
  const at = [biggest.street, biggest.city, biggest.state_code];
  const numbers = await rowsOf<{ house_number: string }>(
    `SELECT DISTINCT house_number FROM residence WHERE ${where} ORDER BY 1 LIMIT ${NUMBERS / 2}`,
    ...at,
  );
  street = {
    street: biggest.street,
    place: `${biggest.city}, ${biggest.state_code}`,
    numbers: numbers.map((row) => row.house_number),
  };
  const [alone] = await rowsOf<typeof house>(
    `SELECT r.house_number AS number, MAX(p.id) AS personId, MAX(p.full_name) AS fullName
     FROM residence r JOIN person p ON p.id = r.person_id WHERE ${where.replaceAll(/(\w+) =/g, 'r.$1 =')}
     GROUP BY 1 HAVING COUNT(DISTINCT p.id) = 1 ORDER BY 1 LIMIT 1`,
    ...at,
  );
  if (alone === undefined) throw new Error('nobody lives alone');
  house = alone;
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const pathOf = (number: string, id = '-') =>
  paths.address({ street: `${number} ${street.street}`, location: street.place, id });
/** Right and wrong numbers in turn, with a unit at every third. */
const typedNumbers = () =>
  Array.from({ length: NUMBERS }, (_, at) =>
    at % 2 === 0 ? (street.numbers[at / 2] ?? `${40_000 + at}`) : `${50_000 + at}`,
  );

const headersOf = (cookie: string | null, agent = HUMAN) => ({
  'user-agent': agent,
  ...anotherClient(),
  ...(cookie === null ? {} : { cookie }),
});

describe('the page of a house', () => {
  it.each([
    ['anonymous', null, HUMAN],
    ['free', 'free@example.com', HUMAN],
    ['a bot', null, BOT],
  ])(
    'is that of its street, byte for byte the same for 60 right and wrong numbers, for %s [F2-16]',
    async (_, email, agent) => {
      const cookie = email === null ? null : await logIn(site.url, email);
      const seen = new Set<string>();
      for (const [at, number] of typedNumbers().entries()) {
        const path =
          at % 3 === 0
            ? paths.address({ street: `${number} ${street.street} Apt 3`, location: street.place })
            : pathOf(number, `A${at}`);
        const first = await rawRequest(site.url, path, { headers: headersOf(cookie, agent) });
        expect([path, first.status, first.headers['cache-control']]).toEqual([path, 302, 'private, no-store']);
        const target = first.headers.location ?? '';
        const page = await rawRequest(site.url, target, { headers: headersOf(cookie, agent) });
        expect([target, page.status]).toEqual([target, 200]);
        expect(page.body).not.toContain(`${number} ${street.street}`);
        // Only the number that was asked for is repeated.
        const own = target.replace(/\?number=.*/, '');
        const body = page.body.replace(/You looked up [^<]+/, '').replaceAll(target.slice(own.length), '');
        seen.add(`${own} ${first.body} ${body.replaceAll(TRACES, '')}`);
      }
      expect(seen.size).toBe(1);
    },
  );

  it('names nobody to a subscriber who looks at 60 houses, and then one person for one lookup [F2-16]', async () => {
    const cookie = await logIn(site.url, 'premium@example.com');
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    await accounts.prepare('DELETE FROM lookup').run();
    const used = async () => (await accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;
    const residents = async (path: string) => {
      const { status, body } = await rawRequest(site.url, path, { headers: headersOf(cookie) });
      expect([path, status]).toEqual([path, 200]);
      return decodeHtml(/<section aria-labelledby="residents">[\s\S]*?<\/section>/.exec(body)?.[0] ?? '');
    };
    const seen = new Set<string>();
    for (const number of [...typedNumbers(), house.number])
      seen.add(
        (await residents(pathOf(number))).replaceAll(`${number} ${street.street}`, '').replace(/action="[^"]*"/, ''),
      );
    expect(seen.size).toBe(1);
    expect([...seen][0]).toContain('(uses 1 of your 20 lookups)');
    expect(await used()).toBe(0);

    const post = (number: string) =>
      rawRequest(site.url, pathOf(number), {
        method: 'POST',
        headers: { ...headersOf(cookie), ...FROM_OURS, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'do=open&named=0',
      });
    for (const _ of [1, 2]) {
      const answer = await post(house.number);
      expect([answer.status, answer.headers.location]).toEqual([303, `${pathOf(house.number)}#residents`]);
    }
    expect(await used()).toBe(1);
    const named = await residents(pathOf(house.number));
    expect(named).toContain(house.personId);
    expect(named).toContain('Everybody on record at this address is shown.');

    const nobody = await post('59999');
    expect(nobody.headers.location).toBe(`${pathOf('59999')}?opened=nobody#residents`);
    expect(await residents(`${pathOf('59999')}?opened=nobody`)).toContain(
      `Nobody is on record at 59999 ${street.street}. No lookup was used.`,
    );
    expect(await used()).toBe(1);
  });

  it('answers its form only from our own page', async () => {
    const cookie = await logIn(site.url, 'premium@example.com');
    const { status } = await rawRequest(site.url, pathOf(house.number), {
      method: 'POST',
      headers: {
        ...headersOf(cookie),
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'do=open&named=0',
    });
    expect(status).toBe(403);
  });
});
