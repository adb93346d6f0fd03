import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallToAction, PageDefinition } from '../../../shared/contract/person/page-definition.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { SLOTS, type Slot } from '../../../shared/funnels/funnel-values.ts';
import { addAccount, addCredit, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addEmail,
  addOwnership,
  addPerson,
  addPhone,
  addPlaces,
  addRelation,
  addResidence,
} from '../../../tests/fixtures/people-database.ts';
import { openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { REGISTRY_FRESH_MS, REGISTRY_RETRY_MS, REGISTRY_TIMEOUT_MS } from './store.ts';

/** Who is viewing: their account, and what they bought. */
interface Viewer {
  /** null: no session */
  readonly userType: UserType | null;
  readonly lookupsMax?: number | null;
  readonly productName?: string;
  readonly report?: boolean;
  readonly credits?: number;
}
const VIEWERS = {
  anonymous: { userType: null },
  free: { userType: 'free' },
  cancelled: { userType: 'cancelled' },
  expired: { userType: 'expired' },
  transactional: { userType: 'transactional' },
  delinquent: { userType: 'delinquent' },
  out: { userType: 'paid', lookupsMax: 0 },
  'fam out': { userType: 'fam', lookupsMax: 0 },
  premium: { userType: 'paid', lookupsMax: 5 },
  smb: { userType: 'smb' },
  unlimited: { userType: 'paid', lookupsMax: null, productName: 'Premium Unlimited' },
  'speed search': { userType: 'paid', lookupsMax: 50, productName: 'Speed Search' },
  fam: { userType: 'fam', lookupsMax: 5 },
  bg: { userType: 'transactional', report: true },
  'smb bg': { userType: 'smb', report: true },
  credits: { userType: 'transactional credits', credits: 2 },
  'out, credits': { userType: 'paid', lookupsMax: 0, credits: 1 },
  'premium, credits': { userType: 'paid', lookupsMax: 5, credits: 1 },
  'bg, credits': { userType: 'transactional credits', report: true, credits: 1 },
} as const satisfies Record<string, Viewer>;
type ViewerName = keyof typeof VIEWERS;

/**
 * What each slot says and does, for every viewer: 'text > kind/destination', with '~' before a late template's name.
 */
const NONE = '-';
const UNLIMITED = 'See Premium Unlimited > one-click-upgrade/default';
const USE_CREDIT = 'Use 1 credit > consume-background-credit/report';
const READ_REPORT = 'Go to the report > internal-navigation/background';
const RECORDS = '~records-count > funnel/background';
const RECORDS_OF_HOLDER = '~records-count > internal-navigation/background';
const ACTIVITY = 'Add phone activity > one-click-upgrade/phone_activity';
const SPEED_SEARCH = 'Look up a list > funnel/speed-search';
const OWN_SPEED_SEARCH = 'Look up a list, in your plan > funnel/speed-search';
const PROPERTY = 'See the property report > funnel/property';
const BUSINESS_EMAILS = 'View email addresses > one-click-upgrade/business';

const FREE: Readonly<Record<Slot, string>> = {
  header: NONE,
  stickyHeaderPrimary: 'View Phone Numbers > funnel/person',
  stickyHeaderSecondary: RECORDS,
  registry: NONE,
  subHeader: 'See the report > funnel/background',
  phones: 'View Phone Numbers > funnel/person',
  emails: 'View email addresses > funnel/person-email',
  addresses: 'View full addresses > funnel/person',
  relatives: 'See all relatives > funnel/person',
  background: 'Unlock background report > funnel/background',
  property: PROPERTY,
  rightRail: 'See Premium > funnel/premium',
};
const OUT: typeof FREE = {
  ...FREE,
  header: UNLIMITED,
  stickyHeaderPrimary: UNLIMITED,
  registry: SPEED_SEARCH,
  phones: 'View Phone Numbers > one-click-upgrade/default',
  emails: 'View email addresses > one-click-upgrade/default',
  addresses: 'View full addresses > one-click-upgrade/default',
  relatives: 'See all relatives > one-click-upgrade/default',
  rightRail: NONE,
};
const NOTHING_HIDDEN = { phones: NONE, emails: NONE, addresses: NONE, relatives: NONE, rightRail: NONE };
const PREMIUM: typeof FREE = {
  ...FREE,
  ...NOTHING_HIDDEN,
  stickyHeaderPrimary: 'See the report > funnel/background',
  stickyHeaderSecondary: BUSINESS_EMAILS,
  registry: SPEED_SEARCH,
  phones: ACTIVITY,
  emails: BUSINESS_EMAILS,
};
const SMB: typeof FREE = {
  ...PREMIUM,
  stickyHeaderSecondary: NONE,
  registry: OWN_SPEED_SEARCH,
  phones: NONE,
  emails: NONE,
};
/** Members of a family are sold no plan. */
const FAM: typeof FREE = { ...SMB, registry: NONE };
const FAM_OUT: typeof FREE = {
  ...OUT,
  ...NOTHING_HIDDEN,
  header: NONE,
  stickyHeaderPrimary: NONE,
  registry: NONE,
};
const BG: typeof FREE = {
  ...SMB,
  registry: SPEED_SEARCH,
  stickyHeaderPrimary: READ_REPORT,
  subHeader: READ_REPORT,
  phones: ACTIVITY,
  background: NONE,
  property: NONE,
};
const HOLDER = {
  stickyHeaderPrimary: USE_CREDIT,
  subHeader: 'See what it holds > internal-navigation/background',
  background: USE_CREDIT,
};
const EXPECTED: { readonly [V in ViewerName]: typeof FREE } = {
  anonymous: FREE,
  free: FREE,
  cancelled: FREE,
  expired: FREE,
  transactional: FREE,
  delinquent: { ...FREE, rightRail: 'Update your payment > funnel/premium' },
  out: OUT,
  'fam out': FAM_OUT,
  fam: FAM,
  unlimited: { ...PREMIUM, registry: OWN_SPEED_SEARCH },
  'speed search': { ...PREMIUM, registry: OWN_SPEED_SEARCH },
  premium: PREMIUM,
  smb: SMB,
  bg: BG,
  'smb bg': { ...BG, registry: OWN_SPEED_SEARCH, phones: NONE },
  credits: { ...FREE, ...HOLDER, stickyHeaderSecondary: RECORDS_OF_HOLDER },
  'out, credits': { ...OUT, ...HOLDER, stickyHeaderSecondary: RECORDS_OF_HOLDER },
  'premium, credits': { ...PREMIUM, ...HOLDER },
  'bg, credits': BG,
};

let origin: TestOrigin;
let personId: string;

/** An origin with a person who has everything on record. */
function openOrigin(): void {
  origin = openTestOrigin();
  const db = origin.people;
  addPlaces(db);
  personId = addPerson(db, { id: 'elise', first: 'Elise', last: 'Navarro', birth: [1980, 4, 2] });
  addResidence(db, personId, addAddress(db, 'home', 'portlandOr', { pnpId: 'pnp-home' }), {
    isCurrent: true,
    sortOrder: 0,
  });
  addOwnership(db, personId, 'pnp-home', { isCurrent: true });
  addPhone(db, personId, '5035550101', 'Mobile');
  addEmail(db, personId, 'elise@example.com');
  for (let at = 0; at < 8; at++) {
    const other = addPerson(db, { id: `kin${at}`, first: `Kin${at}`, last: 'Hale', birth: [1983, 3, 3] });
    addRelation(db, personId, other, 'Relative', at);
  }
}

async function cookieOf(name: ViewerName): Promise<string | undefined> {
  const { userType, lookupsMax = 0, productName, report, credits = 0 }: Viewer = VIEWERS[name];
  if (userType === null) return undefined;
  const db = origin.accounts;
  addAccount(db, { id: name, userType, lookupsMax, ...(productName === undefined ? {} : { productName }) });
  if (report) addReport(db, name, personId, Date.now() + 60_000);
  for (let at = 0; at < credits; at++) addCredit(db, name, { id: `${name}${at}`, grantedAt: Date.now() });
  return `session=${await addSession(db, name)}`;
}

async function detailsFor(cookie?: string, flags = '&includeProperties=true'): Promise<PersonDetails> {
  const path = `/api/v4/person/details?personId=${personId}${flags}`;
  const answer = await origin.call(path, cookie === undefined ? {} : { cookie });
  expect(answer.status).toBe(200);
  return answer.json<PersonDetails>();
}

const offersOf = ({ headerComponent, callsToAction }: PageDefinition): Partial<Record<Slot, CallToAction | null>> => ({
  ...callsToAction,
  header: headerComponent,
});

function inWords(offer: CallToAction | null | undefined): string {
  if (offer == null) return NONE;
  const late = offer.lateTemplate === null ? '' : `~${offer.lateTemplate}`;
  return `${offer.text}${late} > ${offer.clickKind}/${offer.destination}`;
}

const allInWords = ({ pageDefinition }: PersonDetails) => {
  const offers = offersOf(pageDefinition);
  return Object.fromEntries(SLOTS.map((slot) => [slot, inWords(offers[slot])]));
};

describe('the default set', () => {
  const found = new Map<ViewerName, PersonDetails>();
  beforeAll(async () => {
    openOrigin();
    for (const name of Object.keys(VIEWERS) as ViewerName[]) found.set(name, await detailsFor(await cookieOf(name)));
  });
  const cells = (Object.keys(VIEWERS) as ViewerName[]).flatMap((name) =>
    SLOTS.map((slot): [Slot, ViewerName, string] => [slot, name, EXPECTED[name][slot]]),
  );

  it.each(cells)('%s for %s: %s', (slot, name, expected) => {
    const details = found.get(name);
    const offer = details === undefined ? null : offersOf(details.pageDefinition)[slot];
    expect(inWords(offer)).toBe(expected);
    if (offer != null) expect(offer.source).toBe('registry');
  });

  it('has no header among the other slots, and is not an experiment', () => {
    for (const details of found.values()) {
      expect(Object.keys(details.pageDefinition.callsToAction)).not.toContain('header');
      expect(details).toMatchObject({
        hardCodedBackup: false,
        amplitudeTestId: null,
        amplitudeTestName: null,
        amplitudeSegmentName: null,
      });
    }
  });
});

describe('another set', () => {
  beforeEach(openOrigin);

  it('is chosen by name and reported as an experiment [P3-015]', async () => {
    const named = await detailsFor(undefined, '&productRegistryVariant=named');
    expect(named.pageDefinition.callsToAction.phones?.text).toBe('View Elise’s phone numbers');
    expect(named).toMatchObject({
      hardCodedBackup: false,
      amplitudeTestId: 'PRODUCT_REGISTRY:named',
      amplitudeTestName: 'PRODUCT_REGISTRY',
      amplitudeSegmentName: 'named',
    });
    const plain = await detailsFor(undefined, '&productRegistryVariant=plain');
    expect(plain.pageDefinition.callsToAction.phones?.text).toBe('See phone numbers');
    expect(JSON.stringify(plain.pageDefinition.callsToAction)).not.toContain('Elise');
  });

  it('makes the same offers in other words', async () => {
    const offer = ({ text: _, ...rest }: CallToAction) => rest;
    const without = ({ callsToAction }: PageDefinition) =>
      Object.fromEntries(Object.entries(callsToAction).map(([slot, one]) => [slot, offer(one)]));
    for (const name of ['anonymous', 'out', 'premium', 'bg', 'credits'] as const) {
      const cookie = await cookieOf(name);
      const usual = without((await detailsFor(cookie)).pageDefinition);
      for (const variant of ['plain', 'named']) {
        const flags = `&includeProperties=true&productRegistryVariant=${variant}`;
        expect(without((await detailsFor(cookie, flags)).pageDefinition)).toEqual(usual);
      }
    }
  });
});

describe('the fixed set', () => {
  const logged: string[] = [];
  beforeEach(() => {
    openOrigin();
    logged.length = 0;
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => logged.push(String(line)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const expectBackup = (details: PersonDetails) => {
    expect(details.hardCodedBackup).toBe(true);
    expect(details).toMatchObject({ amplitudeTestId: null, amplitudeTestName: null, amplitudeSegmentName: null });
    expect(allInWords(details)).toEqual(FREE);
    for (const offer of Object.values(details.pageDefinition.callsToAction)) expect(offer.source).toBe('backup');
  };
  const failures = () => logged.filter((line) => line.includes('registry failed'));

  it("is sent if the page requests it, with the default set's offers for each viewer [P2-057]", async () => {
    const force = '&includeProperties=true&productRegistryForceHardCodedBackup=true';
    for (const name of Object.keys(VIEWERS) as ViewerName[]) {
      const details = await detailsFor(await cookieOf(name), force);
      expect(details.hardCodedBackup).toBe(true);
      expect(allInWords(details)).toEqual(EXPECTED[name]);
      for (const offer of Object.values(offersOf(details.pageDefinition)))
        if (offer !== null) expect(offer.source).toBe('backup');
    }
    expect((await detailsFor(undefined, '&productRegistryForceHardCodedBackup=false')).hardCodedBackup).toBe(false);
    expect(failures()).toEqual([]);
  });

  it('is sent if the set is unknown, which is logged at most once a minute and never by the name that was typed', async () => {
    // Earlier tests may have logged theirs a moment ago.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const flags = '&includeProperties=true&productRegistryVariant=';
    for (const name of ['nobody-made-it', 'nobody-made-it', 'nor-this'])
      expectBackup(await detailsFor(undefined, flags + name));
    await detailsFor(undefined, '&productRegistryForceHardCodedBackup=true&productRegistryVariant=not-asked-for');
    expect(logged.filter((line) => line.includes('unknown set'))).toHaveLength(1);
    expect(logged.join('\n')).not.toMatch(/nobody-made-it|nor-this|not-asked-for/);
  });

  it('is sent if the tables are missing, which is logged once and retried soon [P3-016]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    origin.accounts.exec('ALTER TABLE call_to_action RENAME TO moved');
    expectBackup(await detailsFor());
    expectBackup(await detailsFor());
    expect(failures()).toHaveLength(1);
    expect(failures()[0]).toContain('no such table');
    origin.accounts.exec('ALTER TABLE moved RENAME TO call_to_action');
    vi.setSystemTime(Date.now() + REGISTRY_RETRY_MS);
    expect((await detailsFor()).hardCodedBackup).toBe(false);
  });

  it('is sent if no row is valid', async () => {
    origin.accounts.exec("UPDATE call_to_action SET viewers = 'everybody'");
    expectBackup(await detailsFor());
    expect(failures()).toHaveLength(1);
  });

  it('is sent if the registry does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    vi.spyOn(origin.accounts, 'batch').mockImplementation(() => {
      asked.resolve();
      return new Promise(() => {});
    });
    const details = detailsFor();
    await asked.promise;
    await vi.advanceTimersByTimeAsync(REGISTRY_TIMEOUT_MS);
    expectBackup(await details);
    expect(failures()[0]).toContain('took too long');
  });

  it('is not needed for a bad row: that is left out and logged, and the next valid row is used', async () => {
    origin.accounts.exec(
      "UPDATE call_to_action SET text = 'View {phones' WHERE slot = 'phones' AND variant = 'default'",
    );
    origin.accounts.exec("UPDATE call_to_action SET needs = 'luck' WHERE slot = 'stickyHeaderPrimary' AND rank = 3");
    const details = await detailsFor();
    expect(details.hardCodedBackup).toBe(false);
    expect(allInWords(details)).toEqual({
      ...FREE,
      phones: NONE,
      stickyHeaderPrimary: 'View full addresses > funnel/person',
    });
    expect(failures()).toEqual([]);
    expect(logged.filter((line) => line.includes('default phones 1') && line.includes('text:'))).toHaveLength(1);
    expect(logged.filter((line) => line.includes('default stickyHeaderPrimary 3'))).toHaveLength(1);
  });
});

describe('a changed text', () => {
  beforeEach(openOrigin);
  afterEach(() => vi.useRealTimers());

  it('is on every page after a minute, with only one read of the registry', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const phones = async () => (await detailsFor()).pageDefinition.callsToAction.phones?.text;
    expect(await phones()).toBe('View Phone Numbers');
    origin.accounts.exec(
      "UPDATE call_to_action SET text = 'See {phones} {phones:number|numbers}' WHERE slot = 'phones'",
    );
    vi.setSystemTime(Date.now() + REGISTRY_FRESH_MS - 1);
    expect(await phones()).toBe('View Phone Numbers');
    // Each view also asks whether the person is hidden, of us and of the state.
    expect(origin.accounts.roundTrips.count - 2 * 2).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await phones()).toBe('See 1 number');
    expect(origin.accounts.roundTrips.count - 3 * 2).toBe(2);
  });

  it('may have an unknown kind of click: the page leaves it out', async () => {
    origin.accounts.exec("UPDATE call_to_action SET click_kind = 'teleport' WHERE slot = 'phones'");
    expect((await detailsFor()).pageDefinition.callsToAction.phones?.clickKind).toBe('teleport');
  });
});
