import { beforeEach, describe, expect, it } from 'vitest';
import type { Person, PersonDetails } from '../../shared/contract/person/person.ts';
import type { Relative } from '../../shared/contract/person/relative.ts';
import { type UserType, userTypeSchema } from '../../shared/contract/viewer.ts';
import { addAccount, addReport, addSession, PERIOD_START } from '../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addEmail,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  addResidence,
} from '../../tests/fixtures/people-database.ts';
import { freePersonSchema } from '../../tests/support/free-person.ts';
import { holdPeople } from '../../tests/support/opened-people.ts';
import { openTestOrigin, type TestOrigin } from '../../tests/support/origin-app.ts';

/**
 * The tables of viewers and of blocks (docs/rules.md), written independently of the code: what each viewer gets of one
 * person, block by block, requested as the edge does.
 */
interface Viewer {
  /** null: no session */
  readonly userType: UserType | null;
  readonly product?: string;
  /** lookups per period; null is unlimited */
  readonly lookupsMax?: number | null;
  /** people opened in this period; this one may be among them */
  readonly opened?: 'this person' | 'others';
  readonly report?: 'open' | 'expired';
  /** 'monitor' is a session by email address only */
  readonly scope?: 'monitor';
}

const MOBILE = 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE';
const VIEWERS = {
  anonymous: { userType: null },
  'email-identified': { userType: 'free', scope: 'monitor' },
  'email-identified of a paying account': { userType: 'smb', scope: 'monitor' },
  free: { userType: 'free', lookupsMax: 0 },
  expired: { userType: 'expired', lookupsMax: 20 },
  delinquent: { userType: 'delinquent', lookupsMax: 20 },
  transactional: { userType: 'transactional', lookupsMax: 0 },
  'transactional credits': { userType: 'transactional credits', lookupsMax: 0 },
  'transactional, report expired': { userType: 'transactional', report: 'expired' },
  cancelled: { userType: 'cancelled', lookupsMax: 20 },
  premium: { userType: 'paid', lookupsMax: 2 },
  'premium, last lookup used on this person': { userType: 'paid', lookupsMax: 1, opened: 'this person' },
  'premium, no lookup left': { userType: 'paid', lookupsMax: 1, opened: 'others' },
  unlimited: { userType: 'paid', lookupsMax: null, opened: 'others' },
  'mobile premium': { userType: 'paid', product: MOBILE, lookupsMax: 20 },
  'mobile premium, no lookup left': { userType: 'paid', product: MOBILE, lookupsMax: 1, opened: 'others' },
  family: { userType: 'fam', lookupsMax: 20 },
  'family, no lookup left': { userType: 'fam', lookupsMax: 1, opened: 'others' },
  smb: { userType: 'smb', opened: 'others' },
  'free with the report': { userType: 'free', report: 'open' },
  'transactional with the report': { userType: 'transactional', report: 'open' },
  'cancelled with the report': { userType: 'cancelled', report: 'open' },
  'premium with the report': { userType: 'paid', lookupsMax: 0, report: 'open' },
  'smb with the report': { userType: 'smb', report: 'open' },
} as const satisfies Record<string, Viewer>;
type ViewerName = keyof typeof VIEWERS;

/** The columns of the tables below. */
const BLOCKS = [
  ...['entitlement', 'lookupType', 'phones', 'addresses', 'emails', 'relatives', 'associates'],
  ...['owned', 'home', 'work', 'birth', 'background'],
];
/**
 * 'six-bands': six with name and age band; 'first': the id of the first property only; 'month': month and year of
 * birth.
 */
const FREE = 'free free listed partial obfuscated six-bands six-bands first partial teaser 65+ 403';
const CANCELLED = 'free free listed partial obfuscated six-ages six-ages first partial teaser 65+ 403';
const PREMIUM = 'premium premium full full partial ages ages full full title_and_company month 403';
const BG = 'bg bg full full full ages ages full full full month 200';

const EXPECTED: { readonly [V in ViewerName]: string } = {
  anonymous: FREE,
  'email-identified': FREE,
  'email-identified of a paying account': FREE,
  free: FREE,
  expired: FREE,
  delinquent: FREE,
  transactional: FREE,
  'transactional credits': FREE,
  'transactional, report expired': FREE,
  cancelled: CANCELLED,
  premium: PREMIUM,
  'premium, last lookup used on this person': PREMIUM,
  'premium, no lookup left': FREE,
  unlimited: PREMIUM,
  'mobile premium': PREMIUM,
  'mobile premium, no lookup left': FREE,
  family: PREMIUM,
  'family, no lookup left': FREE,
  smb: 'smb premium full+time full full ages ages full full full month 403',
  'free with the report': BG,
  'transactional with the report': BG,
  'cancelled with the report': BG,
  'premium with the report': BG,
  'smb with the report': 'bg bg full+time full full ages ages full full full month 200',
};
/** Viewers who are told that they see the free view because they are out of lookups. */
const OUT_OF_LOOKUPS: readonly ViewerName[] = [
  'premium, no lookup left',
  'mobile premium, no lookup left',
  'family, no lookup left',
];
/** Viewers who had opened or unlocked this person before: for all others a bot gets the free view. */
const WAS_PAID_FOR: readonly ViewerName[] = [
  'premium, last lookup used on this person',
  'free with the report',
  'transactional with the report',
  'cancelled with the report',
  'premium with the report',
  'smb with the report',
];

let origin: TestOrigin;
let personId: string;

beforeEach(() => {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  const job = { title: 'Bookbinder', company: 'Alder Paper' };
  personId = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1940, 4, 2], job });
  const home = addAddress(db, 'home', 'portlandOr', { houseNumber: '98431', pnpId: 'pnp-home', roiScore: 83 });
  const cabin = addAddress(db, 'cabin', 'eugene', { houseNumber: '77310', street: 'Cabin Rd', pnpId: 'pnp-cabin' });
  addResidence(db, personId, home, { isCurrent: true, sortOrder: 0 });
  addResidence(db, personId, cabin, { isCurrent: false, sortOrder: 1 });
  for (const pnpId of ['pnp-cabin', 'pnp-home']) addOwnership(db, personId, pnpId, { isCurrent: true });
  const columns = { timezone: 'America/Los_Angeles', best_weekday: '[9,17]', best_weekend: '[11,19]' };
  addPhone(db, personId, '5035550101', 'Mobile', { columns });
  addPhone(db, personId, '5035550112', 'Landline', { columns, isListed: true, sortOrder: 1 });
  addPhone(db, personId, '5035550113', 'Landline', { columns, sortOrder: 2 });
  addPhone(db, personId, '5035550121', 'Other', { columns, sortOrder: 3 });
  addEmail(db, personId, 'elise@example.com');
  addRecord(db, personId, 'record-1', 'criminal');
  for (const kind of ['Relative', 'Associate'] as const)
    for (let at = 0; at < 8; at++) {
      const other = addPerson(db, { id: `${kind}${at}`, first: `Kin${at}`, last: 'Hale', birth: [1983, 3, 3] });
      addRelation(db, personId, other, kind, at);
    }
});

async function cookieOf(name: ViewerName): Promise<string | undefined> {
  const { userType, product, lookupsMax = 0, opened, report, scope }: Viewer = VIEWERS[name];
  if (userType === null) return undefined;
  const db = origin.accounts;
  addAccount(db, { id: 'viewer', userType, lookupsMax, ...(product === undefined ? {} : { productName: product }) });
  if (opened !== undefined)
    db.insert('lookup', {
      account_id: 'viewer',
      person_id: opened === 'this person' ? personId : 'Psomebodyelse00',
      period_start: PERIOD_START,
      used_at: 1,
    });
  if (report !== undefined) addReport(db, 'viewer', personId, Date.now() + (report === 'open' ? 60_000 : -1));
  return `session=${await addSession(db, 'viewer', scope === undefined ? {} : { scope })}`;
}

describe.each(Object.keys(VIEWERS) as ViewerName[])('%s', (name) => {
  it('gets every block as in the table [P6-013 F1-05 P1-003]', async () => {
    const cookie = await cookieOf(name);
    const request = cookie === undefined ? {} : { cookie };
    const answer = await origin.call(`/api/v4/person/details?personId=${personId}`, request);
    const details = answer.json<PersonDetails>();
    const background = await origin.call(`/api/v4/person/background?personId=${personId}`, request);
    const got: Readonly<Record<string, string>> = { ...blocksOf(details), background: String(background.status) };
    expect(wordsOf(got)).toBe(EXPECTED[name]);
    expect(details.userInfo.isOutOfLookups).toBe(OUT_OF_LOOKUPS.includes(name));
    // The strict schema of a free answer has no exact ages of relatives.
    const isStrictlyFree = got.entitlement === 'free' && got.relatives === 'six-bands';
    expect(freePersonSchema.safeParse(details.results).success).toBe(isStrictlyFree);
    expect(answer.text.includes('America/Los_Angeles')).toBe(got.phones === 'full+time');
    expect(background.text.includes('record-1')).toBe(got.background === '200');
  });

  it('gets the same counts and related people as anybody, and no details as a browser', async () => {
    const cookie = await cookieOf(name);
    const request = cookie === undefined ? {} : { cookie };
    for (const path of [`/api/person/counts?personId=${personId}`, `/api/person/related?personId=${personId}`]) {
      await holdPeople(origin, [personId]);
      await holdPeople(origin, [personId], request);
      const anonymous = await origin.call(path);
      expect(anonymous.status).toBe(200);
      expect((await origin.call(path, request)).text).toBe(anonymous.text);
    }
    const asBrowser = { ...request, envelope: { caller: 'browser' } } as const;
    expect((await origin.call(`/api/v4/person/details?personId=${personId}`, asBrowser)).status).toBe(403);
  });

  it('gets as a bot, or for a stub, only what was paid for before, and never a record', async () => {
    const cookie = await cookieOf(name);
    const request = { ...(cookie === undefined ? {} : { cookie }), envelope: { botClass: 'other-bot' } } as const;
    const stub = await origin.call(`/api/v4/person/details?personId=${personId}&stub=true`, { cookie });
    const expected = VIEWERS[name].userType === 'cancelled' ? CANCELLED : FREE;
    expect(wordsOf({ ...blocksOf(stub.json<PersonDetails>()), background: '403' })).toBe(expected);
    const bot = (await origin.call(`/api/v4/person/details?personId=${personId}`, request)).json<PersonDetails>();
    expect(wordsOf({ ...blocksOf(bot), background: '' }).trim()).toBe(
      (WAS_PAID_FOR.includes(name) ? EXPECTED[name] : expected).replace(/ \d+$/, ''),
    );
    const lookups = await origin.accounts.prepare('SELECT used_at FROM lookup').all();
    expect(lookups.results).toHaveLength('opened' in VIEWERS[name] ? 1 : 0);
    const background = await origin.call(`/api/v4/person/background?personId=${personId}`, request);
    expect(background.status).toBe(403);
  });
});

it('the tables have a viewer of every user type', () => {
  const types = new Set(Object.values(VIEWERS).map(({ userType }) => userType));
  expect(types).toEqual(new Set([null, ...userTypeSchema.options]));
});

const wordsOf = (blocks: Readonly<Record<string, string>>) => BLOCKS.map((block) => blocks[block]).join(' ');

/** A details answer in the table's words. Anything else is 'other'. */
function blocksOf({ results, entitlement, lookupType }: PersonDetails): Record<string, string> {
  return {
    entitlement,
    lookupType,
    phones: phonesOf(results),
    addresses: textOf(
      results.addresses.map(({ type }) => type),
      {
        partial: ['partial', 'obfuscated'],
        full: ['full', 'full'],
      },
    ),
    emails: results.emails.type,
    relatives: relationsOf(results.relatives),
    associates: relationsOf(results.associates),
    owned: textOf(
      results.ownedProperties.map(({ type, pnpId }) => `${type} ${pnpId}`),
      {
        first: ['partial pnp-home', 'partial null'],
        full: ['full pnp-home', 'full pnp-cabin'],
      },
    ),
    home: results.currentAddressDetails?.type ?? 'none',
    work: results.professionalData?.type ?? 'none',
    birth: 'month' in results.dateOfBirth ? 'month' : (results.dateOfBirth.ageRange ?? 'other'),
  };
}

function phonesOf({ mobilePhones, landlinePhones, otherPhones }: Person): string {
  const seen = [...mobilePhones, ...landlinePhones, ...otherPhones].map((phone) => {
    if (phone.type === 'masked') return phone.npa;
    return phone.bestTimeToCall === null ? phone.id : `${phone.id}+`;
  });
  return textOf(seen, {
    listed: ['503', '15035550112', '503', '503'],
    full: ['15035550101', '15035550112', '15035550113', '15035550121'],
    'full+time': ['15035550101+', '15035550112+', '15035550113+', '15035550121+'],
  });
}

function relationsOf(relations: readonly Relative[]): string {
  const seen = relations.map((one) => {
    if (one.type === 'obfuscated') return 'hidden';
    return one.dateOfBirth.age === null ? 'band' : 'age';
  });
  const six = (text: string) => [...Array(6).fill(text), 'hidden', 'hidden'];
  return textOf(seen, { 'six-bands': six('band'), 'six-ages': six('age'), ages: Array(8).fill('age') });
}

function textOf(seen: readonly string[], words: Readonly<Record<string, readonly string[]>>): string {
  const found = Object.entries(words).find(([, wanted]) => wanted.join() === seen.join());
  return found?.[0] ?? `other(${seen.join()})`;
}
