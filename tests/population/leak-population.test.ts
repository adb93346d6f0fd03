import { afterAll, beforeAll, expect, test } from 'vitest';
import { personSchema } from '../../shared/contract/person/person.ts';
import { decideEntitlement, NO_FACTS } from '../../worker/origin/entitlement/rules.ts';
import { maskPerson } from '../../worker/origin/masking/mask-person.ts';
import { showsMore } from '../../worker/origin/masking/shows-more.ts';
import { buildPageDefinition } from '../../worker/origin/page-definition/build-page-definition.ts';
import { scoreRecord } from '../../worker/origin/people/person-details.ts';
import { loadPerson } from '../../worker/origin/people/store.ts';
import { BACKUP_SET } from '../../worker/origin/registry/backup.ts';
import { buildOffers, type Offers } from '../../worker/origin/registry/build-offers.ts';
import type { OfferSet } from '../../worker/origin/registry/offer-set.ts';
import { readRegistry } from '../../worker/origin/registry/store.ts';
import { freePersonSchema } from '../support/free-person.ts';
import { rotatingSample } from '../support/sample.ts';
import { openFilledDatabase, openTestDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';
import { openTruth } from '../support/truth.ts';
import { findAll, probesFor } from '../support/withheld.ts';

const NOW = new Date();
const REQUEST = { botClass: 'human', isHead: false, isPrefetch: false, isStub: false, isChosen: true } as const;

let people: TestDatabase;
let truth: ReturnType<typeof openTruth>;
let ids: string[];
/** the released registry sets, including the one with first names */
let sets: OfferSet[];

beforeAll(async () => {
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  truth = openTruth(peopleFile);
  ids = (await people.prepare('SELECT id FROM person ORDER BY id').all<{ id: string }>()).results.map(({ id }) => id);
  const registry = await readRegistry(openTestDatabase('accounts'), ({ row, fault }) => {
    throw new Error(`${row}: ${fault}`);
  });
  expect([...registry.sets.keys()].sort()).toEqual(['default', 'named', 'plain']);
  const { priceTexts, products } = registry;
  sets = [...registry.sets].map(([segment, rows]) => ({ rows, source: 'registry', segment, priceTexts, products }));
});
afterAll(() => truth.close());

const wordsOf = ({ headerComponent, callsToAction }: Offers): string[] => [
  headerComponent?.text ?? '',
  ...Object.values(callsToAction).map(({ text }) => text),
];

test('a free account gets the same decision as an anonymous visitor', () => {
  const free = { userType: 'free', lookupsMax: null } as const;
  expect(decideEntitlement(free, NO_FACTS, REQUEST)).toEqual(decideEntitlement(null, NO_FACTS, REQUEST));
});

test('the whole population, masked for free viewers, fits the strict shape and contains nothing withheld [P4-001]', async () => {
  const access = decideEntitlement(null, NO_FACTS, REQUEST);
  expect(ids.length).toBe(20_000);
  // Ids are independent of kind, so every sample resembles the population; eight days cover everyone.
  const faults: string[] = [];
  for (const id of rotatingSample(ids, 8)) {
    const loaded = await loadPerson(people, id, NOW.getTime());
    if (loaded === null) {
      faults.push(`${id} cannot be loaded`);
      continue;
    }
    const masked = maskPerson(loaded.record, access, NOW.getTime());
    const parsed = freePersonSchema.safeParse(masked);
    if (!parsed.success)
      faults.push(`${id}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`);
    const { entitlement } = access;
    const hasMore = showsMore(loaded.record, NOW.getTime());
    const facts = {
      isOutOfLookups: false,
      canOpen: false,
      credits: 0,
      hasMore,
      hasSpeedSearch: false,
      withProperties: true,
      hasLookupsLeft: false,
      planName: null,
    };
    const viewer = { entitlement, userType: null, ...facts };
    const offers = buildOffers(masked, BACKUP_SET, viewer);
    const page = { fillScore: scoreRecord(loaded.record), entitlement, now: NOW.getTime(), offers };
    // Includes the page's own texts, its offers, and their words from every set.
    const others = sets.map((set) => wordsOf(buildOffers(masked, set, viewer)));
    const sent = JSON.stringify([masked, buildPageDefinition(masked, page), others]);
    for (const leak of findAll(sent, probesFor(truth.read(id), 'free', NOW).withheld)) {
      faults.push(`${id} leaks a ${leak.what}, ${leak.pattern}`);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

test('a subscriber’s answer does not fit the shape of a free answer [P6-018]', async () => {
  let refused = 0;
  for (const id of ids.slice(0, 500)) {
    const loaded = await loadPerson(people, id, NOW.getTime());
    if (loaded === null) throw new Error(`${id} cannot be loaded`);
    const access = { entitlement: 'smb', hasExactRelativeAges: true, hasBusinessFeatures: true } as const;
    const paid = maskPerson(loaded.record, access, NOW.getTime());
    expect(personSchema.safeParse(paid).success).toBe(true);
    if (!freePersonSchema.safeParse(paid).success) refused += 1;
  }
  expect(refused).toBeGreaterThan(450);
});
