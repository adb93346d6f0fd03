import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addAccount } from '../../../tests/fixtures/accounts-database.ts';
import { recordDeath } from '../../../tests/fixtures/changed-people.ts';
import { addPerson, addPhone, addPlaces, addRecord } from '../../../tests/fixtures/people-database.ts';
import { Mortality, mortalDatabase } from '../../../tests/support/mortal.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { type OriginBindings, parseSettings } from '../env.ts';
import { WORKS } from './job-queue.ts';
import { wake } from './wake.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 2);
const CHANGED = START + 25 * HOUR_MS;
const PROVIDER = 'https://mail.example.com/send';
const MAIL = {
  MAIL_API_URL: PROVIDER,
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'alerts@example.com',
  MAIL_POSTAL_ADDRESS: '1 Example Way',
  SITE_URL: 'https://site.example',
};

/** What the mail provider accepted, by the mail's id: it delivers the same mail once. */
let delivered: Map<string, { readonly to: string; readonly text: string }>;
let mortality: Mortality;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
    mortality.run(async () => {
      const { to, text } = JSON.parse(body) as { to: string[]; text: string };
      delivered.set(`${headers['idempotency-key']}`, { to: `${to[0]}`, text });
      return new Response(null, { status: 202 });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Ann monitors three people, Ben two of them. Two change and one dies, after all were compared once. */
async function openWorld(): Promise<TestOrigin> {
  [delivered, mortality] = [new Map(), new Mortality()];
  const origin = openTestOrigin('production', undefined, MAIL);
  addPlaces(origin.people);
  const [elise, marcus, ruth] = ['Elise', 'Marcus', 'Ruth'].map((first) =>
    addPerson(origin.people, { id: first, first, last: 'Navarro', birth: [1960, 4, 2] }),
  );
  for (const id of ['ann', 'ben']) addAccount(origin.accounts, { id, userType: 'smb' });
  const follows = [
    ['ann', elise],
    ['ann', marcus],
    ['ann', ruth],
    ['ben', elise],
    ['ben', ruth],
  ] as const;
  for (const [account_id, person_id] of follows) {
    const row = { display_text: 'x', auto_monitor: 0, since: START, seen_at: START, told_at: START };
    origin.accounts.insert('monitor', { account_id, person_id: `${person_id}`, ...row });
  }
  await run(origin.bindings, START);
  addPhone(origin.people, `${elise}`, '5035550101', 'Mobile');
  addRecord(origin.people, `${marcus}`, 'lien', 'lien');
  recordDeath(origin.people, `${ruth}`);
  return origin;
}

const mortalEnv = ({ bindings }: TestOrigin): OriginBindings => ({
  ...bindings,
  PEOPLE: mortalDatabase(bindings.PEOPLE, mortality),
  ACCOUNTS: mortalDatabase(bindings.ACCOUNTS, mortality),
});

/** Each run's own number for a message, its random links aside. */
const texts = () =>
  [...delivered.values()].map(({ to, text }) => `${to}\n${text.replace(/(token|linkToken)=[^&\s]+/gi, '$1=…')}`).sort();

async function stateOf({ accounts }: TestOrigin) {
  const rows = async (sql: string) => (await accounts.prepare(sql).all<Record<string, unknown>>()).results;
  return {
    changes: await rows('SELECT person_id, kind, change FROM person_change ORDER BY person_id, fact'),
    monitors: await rows(`SELECT m.account_id, m.person_id, ended_at, (
        SELECT COUNT(*) FROM person_change n WHERE n.person_id = m.person_id AND n.found_at > m.told_at) AS untold
      FROM monitor m ORDER BY account_id, person_id`),
    waiting: await rows('SELECT mail_id FROM digest'),
    news: await rows('SELECT news_at FROM alert_setting WHERE news_at IS NOT NULL'),
    unsent: await rows("SELECT id FROM mail WHERE sent_at IS NULL AND kind = 'monitor-alert'"),
  };
}

/** What the scheduled job does about alerts. */
async function run(env: OriginBindings, now: number): Promise<void> {
  for (const work of WORKS) await wake(env, parseSettings(env), work, now);
}

/** Runs of two days, none of which dies. */
async function liveOn(origin: TestOrigin): Promise<void> {
  mortality.live();
  for (const hours of [1, 2, 3, 25, 49]) await run(origin.bindings, CHANGED + hours * HOUR_MS);
}

it('a run that is killed at any call, and started again, sends no alert twice and skips none', async () => {
  const whole = await openWorld();
  await run(mortalEnv(whole), CHANGED);
  const steps = mortality.calls;
  expect(steps).toBeGreaterThan(8);
  await liveOn(whole);
  const [expected, expectedTexts] = [await stateOf(whole), texts()];
  expect(expectedTexts).toHaveLength(2);
  expect(expected).toMatchObject({ waiting: [], news: [], unsent: [] });
  expect(expected.changes).toHaveLength(2);
  expect(expected.monitors.map(({ untold, ended_at }) => [untold, ended_at])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);

  for (const when of ['before', 'after'] as const) {
    for (let atCall = 1; atCall <= steps; atCall += 1) {
      const origin = await openWorld();
      mortality.die({ atCall, when });
      await run(mortalEnv(origin), CHANGED).catch(() => undefined);
      await liveOn(origin);
      expect([when, atCall, texts()]).toEqual([when, atCall, expectedTexts]);
      expect([when, atCall, await stateOf(origin)]).toEqual([when, atCall, expected]);
    }
  }
}, 60_000);
