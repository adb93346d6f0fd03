import type { PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import type { PropertyAnswer } from '../../shared/contract/records/property.ts';
import { addAccount, addSession } from '../fixtures/accounts-database.ts';
import { type Attacker, startAttack } from './attacker.ts';
import { AreaNotes, type Guess, guessHouse, readVictim, type Victim } from './hidden-facts.ts';
import { openTestOrigin } from './origin-app.ts';
import type { TestDatabase } from './sqlite-database.ts';
import type { openTruth } from './truth.ts';

/** Questions of one attack, and the networks that they come from. */
export const QUESTIONS = 5_000;
const NETWORKS = 50;
const FREE_ACCOUNTS = 5;
/** How many houses of a street are asked about. */
const HOUSES_TRIED = 25;
const SEED = 23;
/** Fewer candidates than this count as having found out. */
export const CANDIDATES_MIN = 10;

type TruthReader = ReturnType<typeof openTruth>;

/** What somebody found out about people's hidden numbers and houses. */
export interface Enumerated {
  readonly asked: number;
  readonly numbers: number;
  readonly houses: number;
  /** 'Mobile of P…, 503' and 'house of P…': the best guess is right, or hardly anything else is left */
  readonly recovered: readonly string[];
}

/**
 * Twenty people: half of them where an attack is easiest, because few people have a hidden number with the area code,
 * and some of all kinds.
 */
export async function chooseVictims(people: TestDatabase, truth: TruthReader): Promise<readonly string[]> {
  const { results } = await people
    .prepare(
      `SELECT f.person_id AS id FROM phone f
       JOIN (SELECT substr(number, 1, 3) AS code, line_type, COUNT(*) AS lines FROM phone WHERE is_listed = 0
             GROUP BY 1, 2) c ON c.code = substr(f.number, 1, 3) AND c.line_type = f.line_type
       WHERE f.is_listed = 0 AND c.lines BETWEEN 1 AND 8 GROUP BY f.person_id ORDER BY MIN(c.lines), f.person_id LIMIT 10`,
    )
    .all<{ id: string }>();
  return [...results.map(({ id }) => id), ...truth.some('fill_score > 50 AND is_dead = 0', 10)];
}

/** Somebody with 50 networks, collected visitor ids and free accounts, at a site with these limits. */
export async function openAttack(people: TestDatabase, quotas: string): Promise<Attacker> {
  const origin = openTestOrigin('production', people, { QUOTAS: quotas });
  const cookies: string[] = [];
  for (let at = 0; at < FREE_ACCOUNTS; at += 1) {
    addAccount(origin.accounts, { id: `free${at}`, userType: 'free' });
    cookies.push(`__Host-session=${await addSession(origin.accounts, `free${at}`)}`);
  }
  return startAttack(origin, { networks: NETWORKS, cookies, seed: SEED });
}

export async function readVictims(attacker: Attacker, ids: readonly string[]): Promise<readonly Victim[]> {
  const victims: Victim[] = [];
  for (const id of ids) {
    const victim = await readVictim(attacker, id);
    if (victim === null) throw new Error(`${id} has no page`);
    victims.push(victim);
  }
  return victims;
}

/** Asks 5,000 questions about these people, all in one day, and says whose number or house is known then. */
export async function enumerate(
  attacker: Attacker,
  truth: TruthReader,
  victims: readonly Victim[],
): Promise<Enumerated> {
  const houses: Guess[][] = [];
  for (const victim of victims) {
    await askProperties(attacker, victim);
    const guesses: Guess[] = [];
    for (const house of victim.houses) guesses.push(await guessHouse(attacker, house, HOUSES_TRIED));
    houses.push(guesses);
  }
  // The area codes of the first people come first: there, a number found says most.
  const areas = new Map(
    victims.flatMap(({ numbers }) => numbers.map(({ areaCode }) => [areaCode, new AreaNotes(areaCode)])),
  );
  for (const area of areas.values()) await area.askWildcards(attacker);
  for (const area of areas.values()) await area.askNumbers(attacker, (QUESTIONS - attacker.asked()) / 4);
  while (attacker.asked() < QUESTIONS) await attacker.ask(`/api/search/phone?phone=1201555${attacker.asked()}`);

  const recovered = victims.flatMap((victim, index) => {
    const { phones, addresses } = truth.read(victim.id);
    const foundHouses = victim.houses.filter(({ street }, at) => {
      const right = addresses.filter((address) => address.street === street).map(({ houseNumber }) => houseNumber);
      return isRecovered(houses[index]?.[at] ?? { candidates: [] }, right);
    });
    const foundNumbers = victim.numbers.filter((number) => {
      const { areaCode, lineType } = number;
      const right = phones.filter((phone) => phone.lineType === lineType && phone.number.startsWith(areaCode));
      const guess = areas.get(areaCode)?.guess(number, victim.id) ?? { candidates: [] };
      return isRecovered(
        guess,
        right.map((phone) => phone.number),
      );
    });
    return [
      ...foundHouses.map(() => `house of ${victim.id}`),
      ...foundNumbers.map(({ areaCode, lineType }) => `${lineType} of ${victim.id}, ${areaCode}`),
    ];
  });
  return {
    asked: attacker.asked(),
    numbers: victims.flatMap(({ numbers }) => numbers).length,
    houses: victims.flatMap((victim) => victim.houses).length,
    recovered,
  };
}

function isRecovered({ candidates }: Guess, right: readonly string[]): boolean {
  return right.includes(candidates[0] ?? '') || candidates.length < CANDIDATES_MIN;
}

/** Property lists of a street's place, and the pages of the properties on it: they name streets without numbers. */
async function askProperties(attacker: Attacker, { houses }: Victim): Promise<void> {
  for (const { street, location } of houses) {
    const list = await attacker.ask(`/api/property-search/${encodeURIComponent(location)}`);
    const ids = [...(list?.text ?? '').matchAll(/"pnpId":"([^"]+)","line1WithoutNumber":"([^"]+)"/g)];
    for (const [, pnpId] of ids.filter(([, , one]) => one === street).slice(0, 5)) {
      const page = await attacker.ask(`/api/property/${pnpId}`);
      if (page?.status === 200 && page.json<PropertyAnswer>().type !== 'teaser') throw new Error(`${pnpId} is open`);
      await attacker.ask(`/api/funnel/counts?source=property&id=${pnpId}`);
    }
  }
}

/**
 * Of an area code, how many hidden numbers of each kind somebody knows to be on record who has asked for all of them:
 * 'Mobile' and so on.
 */
export async function countTold(
  people: TestDatabase,
  attacker: Attacker,
  areaCode: string,
): Promise<Map<string, number>> {
  const { results } = await people
    .prepare('SELECT DISTINCT number FROM phone WHERE number >= ?1 AND number < ?2 AND is_listed = 0')
    .bind(`${areaCode}0000000`, `${areaCode}9999999`)
    .all<{ number: string }>();
  const told = new Map<string, number>();
  for (const { number } of results) {
    const answer = await attacker.ask(`/api/search/phone?phone=1${number}`);
    const { isOnRecord, lineType } = answer?.json<PhoneSearchAnswer>() ?? NOT_TOLD;
    if (isOnRecord) told.set(lineType ?? '', (told.get(lineType ?? '') ?? 0) + 1);
  }
  return told;
}

const NOT_TOLD = { isOnRecord: false, lineType: null } as const;
