import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type AddressSearchAnswer,
  addressSearchAnswerSchema,
  type PhoneSearchAnswer,
  phoneSearchAnswerSchema,
} from '../../shared/contract/finding/reverse-search.ts';
import { problemSchema } from '../../shared/contract/transport/problem.ts';
import type { UserType } from '../../shared/contract/viewer.ts';
import { addAccount, addSession, PERIOD_START } from '../fixtures/accounts-database.ts';
import { nastyText, TEXT_KINDS } from '../support/fuzz/nasty-values.ts';
import { type OriginAnswer, type OriginRequest, openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { seeded } from '../support/random.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

const LOOKUPS = 10_000;
const random = seeded(4);
const nasty = (): string => nastyText(random.pick(TEXT_KINDS), random);

interface Street {
  readonly street: string;
  readonly house_number: string;
  readonly city: string;
  readonly state_code: string;
}

interface Viewer {
  readonly name: string;
  readonly hasPlan: boolean;
  readonly request: OriginRequest;
}

let people: TestDatabase;
let origin: TestOrigin;
let numbers: { readonly number: string; readonly is_listed: number }[];
let listed: ReadonlySet<string>;
let streets: Street[];
let viewers: Viewer[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  people = openFilledDatabase((await prepareTestDatabases()).peopleFile);
  // Local: an answer outside its contract is a 500.
  origin = openTestOrigin('local', people);
  const all = async <T>(sql: string) => (await people.prepare(sql).all<T>()).results;
  numbers = await all('SELECT number, is_listed FROM shown_number ORDER BY number');
  listed = new Set(numbers.filter(({ is_listed }) => is_listed === 1).map(({ number }) => number));
  streets = await all(
    `SELECT a.street, MIN(a.house_number) AS house_number, l.city, l.state_code FROM address a JOIN place l ON l.id = a.place_id
     GROUP BY a.place_id, a.street ORDER BY 1, 3, 4`,
  );
  viewers = [
    { name: 'anonymous', hasPlan: false, request: {} },
    { name: 'bot', hasPlan: false, request: { envelope: { botClass: 'other-bot', visitorId: '' } } },
    { name: 'engine', hasPlan: false, request: { envelope: { botClass: 'search-engine', visitorId: '' } } },
    await logIn('free', 'free', 0),
    await logIn('canceled', 'cancelled', 0),
    await logIn('subscriber', 'paid', 20),
    await logIn('out', 'paid', 1),
    await logIn('business', 'smb', null),
  ];
  origin.accounts.insert('lookup', {
    account_id: 'out',
    person_id: 'Panother0000000',
    period_start: PERIOD_START,
    used_at: 1,
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function logIn(name: string, userType: UserType, lookupsMax: number | null): Promise<Viewer> {
  addAccount(origin.accounts, { id: name, userType, lookupsMax });
  const cookie = `session=${await addSession(origin.accounts, name)}`;
  return { name, hasPlan: userType === 'paid' || userType === 'smb', request: { cookie } };
}

/** A number with this many digits known, wherever the others are. */
function withUnknown(number: string, known: number): string {
  const marks = [...number];
  while (marks.filter((mark) => mark !== 'X').length > known) marks[random.below(10)] = 'X';
  return `${random.below(2) === 0 ? '1' : ''}${marks.join('')}`;
}

function somePhone(at: number): string {
  const { number } = random.pick(numbers);
  switch (at % 5) {
    case 0:
      return withUnknown(number, 10);
    case 1:
      return `1${number.slice(0, 6)}${String(random.below(10_000)).padStart(4, '0')}`;
    case 2:
      // Only the beginning is known.
      return `1${number.slice(0, 7 + (at % 4))}`.padEnd(11, 'X');
    case 3:
      return withUnknown(number, 6 + (at % 5));
    default:
      return random.below(4) === 0 ? nasty() : `1${random.below(1_000_000_000)}${random.below(10)}`;
  }
}

/** Every street in turn, with its own house number, another, none or nonsense. */
function someAddress(at: number): { readonly street: string; readonly location: string } {
  const { street, house_number, city, state_code } = streets[at % streets.length] ?? random.pick(streets);
  const location = random.below(20) === 0 ? nasty() : `${city}, ${state_code}`;
  switch (at % 4) {
    case 0:
      return { street: `${house_number} ${street}`, location };
    case 1:
      return { street: `${random.below(20_000)} ${street}`, location };
    case 2:
      return { street, location };
    default:
      return {
        street: `${random.pick([house_number, nasty()])} ${street} ${random.pick(['Apt 3', '#', nasty()])}`,
        location,
      };
  }
}

/** Why an answer is wrong; null if it is not. */
function faultOfPhone(answer: OriginAnswer, { hasPlan }: Viewer): string | null {
  const told: PhoneSearchAnswer = phoneSearchAnswerSchema.parse(answer.json());
  const named = told.owners.length + told.formerOwners.length;
  if (named > 0 && !listed.has(told.phone.slice(1))) return 'names the holder of a hidden number';
  if (named === 0 && (told.carrier !== null || told.lastSeen !== null)) return 'tells about a line of nobody';
  if (!hasPlan && (told.opening !== null || told.isOutOfLookups)) return 'offers to open somebody without a plan';
  if (told.numbers.some(({ phone }) => !listed.has(phone.slice(1)))) return 'lists a hidden number';
  return told.otherNumbers % 10 === 0 ? null : 'counts exactly';
}

function faultOfAddress(answer: OriginAnswer, { hasPlan }: Viewer): string | null {
  const told: AddressSearchAnswer = addressSearchAnswerSchema.parse(answer.json());
  if (!hasPlan && told.house !== null) return 'tells about a house without a plan';
  if (/^\d/.test(told.street) && !streets.some(({ street }) => street === told.street)) return 'tells a house number';
  if ((told.house?.residents.length ?? 0) + (told.house?.pastResidents.length ?? 0) > 0) return 'names a resident';
  return told.homes % 10 === 0 ? null : 'counts exactly';
}

test('10,000 generated look-ups by all kinds of viewers: no fault, nothing outside the contract, nobody hidden is named', async () => {
  expect(streets.length).toBeGreaterThan(1_000);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (let at = 0; at < LOOKUPS; at += 1) {
    const viewer = viewers[Math.floor(at / 2) % viewers.length] ?? random.pick(viewers);
    const isPhone = at % 2 === 0;
    const query = isPhone ? { phone: somePhone(at / 2) } : someAddress((at - 1) / 2);
    const path = `/api/search/${isPhone ? 'phone' : 'address'}?${new URLSearchParams(query)}`;
    const answer = await origin.call(path, viewer.request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault =
      answer.status === 200
        ? (isPhone ? faultOfPhone : faultOfAddress)(answer, viewer)
        : [400, 404].includes(answer.status) && problemSchema.safeParse(answer.json()).success
          ? null
          : `answers ${answer.status}`;
    if (fault !== null) faults.push(`${viewer.name} ${path} ${fault}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
  // The cases are worth something: most find something, and some are bad.
  expect(statuses.get(200)).toBeGreaterThan(LOOKUPS / 2);
  expect(statuses.get(400)).toBeGreaterThan(100);
  expect(
    await origin.accounts.prepare("SELECT COUNT(*) AS used FROM lookup WHERE account_id <> 'out'").first(),
  ).toEqual({
    used: 0,
  });
});

test('every house of a street gets the same answer, byte for byte, for everybody without a plan', async () => {
  const without = viewers.filter(({ hasPlan }) => !hasPlan);
  for (let at = 0; at < 500; at += 1) {
    const { street, house_number, city, state_code } = random.pick(streets);
    const location = `${city}, ${state_code}`;
    const answers: string[] = [];
    for (const typed of [street, `${house_number} ${street}`, `99999 ${street}`, `1 ${street} Apt 2`]) {
      const { request } = random.pick(without);
      answers.push(
        (await origin.call(`/api/search/address?${new URLSearchParams({ street: typed, location })}`, request)).text,
      );
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
  }
});
