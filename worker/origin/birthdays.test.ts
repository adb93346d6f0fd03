import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AGE_BANDS } from '../../shared/people/ages.ts';
import { addAccount, addReport, addSession } from '../../tests/fixtures/accounts-database.ts';
import {
  addAddress,
  addPerson,
  addPhone,
  addPlaces,
  addRecord,
  addRelation,
  type FixturePerson,
  fixtureId,
  settlePerson,
} from '../../tests/fixtures/people-database.ts';
import { holdPeople } from '../../tests/support/opened-people.ts';
import { openTestOrigin, type TestOrigin } from '../../tests/support/origin-app.ts';

/**
 * Somebody asks for everything that tells an age on every day of a year, about people born on the first of a month and
 * about people who differ from them only in that they were born on its last day.
 */
const YEAR = 2026;
const DAY_MS = 86_400_000;
/** More namesakes than a search reads before it keeps their list. */
const NAMESAKES = 330;
/** Ages at the beginning of the year next to which something changes: a name, a band, a range, a life. */
const TURNING = [17, 24, 34, 39, 44, 54, 64, 65, 99, 100] as const;

type DayOfBirth = 'first' | 'last';
interface World extends TestOrigin {
  /** of a visitor, of a subscriber, who opens whom they see, and of the holder of an unlocked report */
  readonly cookies: { readonly visitor: undefined; paid: string; bg: string };
}
type Viewer = keyof World['cookies'];

function openWorld(dayOfBirth: DayOfBirth): World {
  const origin = openTestOrigin();
  const { people, accounts } = origin;
  addPlaces(people);
  const house = addAddress(people, 'house', 'portlandOr', { houseNumber: '1422' });
  const born = (age: number, month: number): [year: number, month: number, day: number] => {
    const year = YEAR - age - 1;
    return [year, month, dayOfBirth === 'first' ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate()];
  };
  const add = (id: string, first: string, birth: FixturePerson['birth'], homes: FixturePerson['homes']): string =>
    addPerson(people, { id, first, last: 'Hale', birth, job: { title: 'Baker', company: 'Blue Harbor' }, homes });
  const ann = add('ann', 'Ann', born(40, 6), ['portlandOr']);
  const senior = add('senior', 'Senior', born(65, 8), ['portlandOr']);
  add('kid', 'Kid', born(17, 3), ['portlandOr']);
  add('elder', 'Elder', born(100, 10), ['portlandOr']);
  addPerson(people, { id: 'late', first: 'Late', last: 'Hale', lateBirth: [YEAR - 60, 7], homes: ['portlandOr'] });
  addPhone(people, ann, '5035550143', 'Landline', { isListed: true });
  TURNING.forEach((age, at) => {
    const kin = add(`kin${at}x`, `Kin${'abcdefghij'[at]}`, born(age, at + 1), []);
    settlePerson(people, kin, house);
    addRelation(people, ann, kin, at % 3 === 2 ? 'Associate' : 'Relative', at);
    addRelation(people, senior, kin, 'Relative', TURNING.length - at);
  });
  for (let at = 0; at < NAMESAKES; at += 1)
    add(`same${1000 + at}`, 'Sam', born(18 + (at % 83), 1 + (at % 12)), at % 2 === 0 ? ['eugene'] : []);
  // A court counts by the day: charges in the month of birth are on one side of the birthday.
  const [year, , day] = born(40, 6);
  for (const filed of [14, 30])
    addRecord(people, ann, `R${filed}`, 'criminal', {
      record_group: 'criminalAndTrafficRecords',
      filed: `2010-06-${filed}`,
      body: JSON.stringify({
        birthDate: `${year}-06-${String(day).padStart(2, '0')}`,
        age: 2010 - year - (filed < day ? 1 : 0),
      }),
    });
  people.fillFinding();
  addAccount(accounts, { id: 'paid', userType: 'paid', lookupsMax: null, periodStart: Date.UTC(YEAR - 1, 0, 1) });
  addAccount(accounts, { id: 'bg', userType: 'transactional', lookupsMax: 0 });
  addReport(accounts, 'bg', ann, Date.UTC(YEAR + 2, 0, 1));
  return { ...origin, cookies: { visitor: undefined, paid: '', bg: '' } };
}

/** Whoever asks for what a page asks for late has opened it. */
const ASKED_LATE = ['ann', 'senior', 'kid', 'elder', 'late'].map(fixtureId);
const [ANN, SENIOR, KID, ELDER, LATE] = ASKED_LATE;
const details = (id: string | undefined): string => `/api/v4/person/details?personId=${id}`;
const agesOf = (...ids: (string | undefined)[]): string => `/api/person/realtime/age?personIds=${ids.join()}`;

/** Every call whose answer tells an age or depends on one, and who asks. */
const CALLS: readonly (readonly [path: string, viewer: Viewer])[] = [
  ...['', '&sort=age', '&state=OR', '&city=Portland,%20OR', ...AGE_BANDS.map((band) => `&age=${band}`)].map(
    (filter) => [`/api/search/people?name=Hale${filter}`, 'visitor'] as const,
  ),
  ['/api/search/people?name=Sam%20Hale&sort=age&page=3', 'visitor'],
  ...[ANN, SENIOR, KID, ELDER].flatMap((id) => [[details(id), 'visitor'] as const, [details(id), 'paid'] as const]),
  [`/api/v4/person/background?personId=${ANN}`, 'bg'],
  [`/api/v4/person/records?personId=${ANN}`, 'bg'],
  [`/api/person/related?personId=${ANN}`, 'visitor'],
  // Those who ask for a late age have just opened the person's page.
  [details(LATE), 'visitor'],
  [agesOf(LATE, ANN, SENIOR, ELDER), 'visitor'],
  [agesOf(LATE), 'paid'],
  ['/api/suggest?type=name&q=hale', 'visitor'],
  ['/api/suggest?type=name&q=sam%20hale', 'visitor'],
  ['/api/directory/h/hale', 'visitor'],
  ['/api/locations/Portland,%20OR', 'visitor'],
  ['/api/sitemap', 'visitor'],
  ['/api/search/phone?phone=5035550143', 'visitor'],
  ['/api/search/address?street=1420%20Alder%20St&location=Portland,%20OR', 'visitor'],
];
/** The page makes these itself; the edge makes the others. */
const OF_BROWSER = /realtime|suggest/;
/** What a subscriber has used is new with each of their periods. */
const USED = /"lookupUsage":\{[^}]*\}/;

async function ask(world: World, path: string, viewer: Viewer): Promise<string> {
  const caller = OF_BROWSER.test(path) ? 'browser' : 'edge';
  const { status, text } = await world.call(path, { cookie: world.cookies[viewer], envelope: { caller } });
  return `${status} ${text.replace(USED, '')}`;
}

/** Sessions last for a month of days without rest. */
async function logIn({ accounts, cookies }: World): Promise<void> {
  for (const viewer of ['paid', 'bg'] as const) cookies[viewer] = `session=${await addSession(accounts, viewer)}`;
}

describe('a scrape of a whole year of days', () => {
  /** by viewer and path: the days on which the answer was another than on the day before, and the last answer */
  const changes = new Map<string, string[]>();
  const answers = new Map<string, string>();
  const changesOf = (path: string, viewer: Viewer = 'visitor') => changes.get(`${viewer} ${path}`);
  /** days on which an answer depended on the day of birth */
  const telling: string[] = [];

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(YEAR - 1, 11, 31, 12) });
    const worlds = (['first', 'last'] as const).map(openWorld);
    // From December 31, when lists are made that later answers come from, to New Year's Day.
    for (let day = 0; day <= 366; day += 1) {
      const date = new Date().toISOString().slice(0, 10);
      if (day === 0 || date.endsWith('-01')) await Promise.all(worlds.map(logIn));
      for (const world of worlds) await holdPeople(world, ASKED_LATE);
      for (const [path, viewer] of CALLS) {
        const asked = `${viewer} ${path}`;
        const [answer = '', other] = await Promise.all(worlds.map((world) => ask(world, path, viewer)));
        if (answer !== other) telling.push(`${date} ${asked}`);
        if (day === 0) changes.set(asked, []);
        else if (day > 1 && answers.get(asked) !== answer) changes.get(asked)?.push(date);
        answers.set(asked, answer);
      }
      vi.setSystemTime(Date.now() + DAY_MS);
    }
  }, 180_000);
  afterAll(() => vi.useRealTimers());

  it('learns no day of birth: people who differ in nothing else get the same bytes on every day [P3-021]', () => {
    expect(telling).toEqual([]);
    for (const [asked, answer] of answers) expect(answer.slice(0, 3), asked).toBe('200');
  });

  it('sees answers change on the first of a month only', () => {
    const onOtherDays = [...changes].map(([asked, dates]) => [asked, dates.filter((date) => !date.endsWith('-01'))]);
    expect(onOtherDays.filter(([, dates]) => dates?.length !== 0)).toEqual([]);
  });

  it('sees people of all months grow older: the facets change on the first of each month', () => {
    const firsts = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(YEAR, at + 1)).toISOString().slice(0, 10));
    for (const more of ['', '&sort=age'])
      expect(changesOf(`/api/search/people?name=Hale${more}`), more).toEqual(firsts);
  });

  it('sees a person turn 18, 66 or 101 on the first of the month after that of their birthday', () => {
    expect(changesOf(details(KID))).toEqual([`${YEAR}-04-01`]);
    expect(changesOf(details(SENIOR))).toContain(`${YEAR}-09-01`);
    expect(changesOf(details(ELDER))).toEqual([`${YEAR}-11-01`]);
    expect(changesOf(details(ELDER), 'paid')).toEqual([`${YEAR}-11-01`]);
    for (const [path, viewer] of CALLS.filter(([path]) => path.includes('realtime')))
      expect(changesOf(path, viewer), viewer).toEqual([`${YEAR}-08-01`]);
    expect(changesOf(`/api/v4/person/background?personId=${ANN}`, 'bg')).toEqual([]);
    expect(changesOf(`/api/v4/person/records?personId=${ANN}`, 'bg')).toEqual([]);
  });
});
