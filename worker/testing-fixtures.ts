import { buildDetails, buildPerson } from '../client/pages/person/person-fixtures.ts';
import { personCountsSchema } from '../shared/contract/counts.ts';
import type { PersonDetails } from '../shared/contract/person.ts';
import type { SearchAnswer } from '../shared/contract/search.ts';

/** Answers of a made-up origin, for the tests of this room. */

export const PERSON_ID = 'Pabcdefghijkl';

/** The origin's answer about a viewer. */
export function userAnswer(more: Record<string, unknown> = {}) {
  const user = {
    id: 'u1',
    userType: 'free',
    primaryEmail: 'reader@example.com',
    firstName: null,
    lastName: null,
    premiumSubscriber: false,
    product: null,
    resetDate: null,
    backgroundCreditsCount: 0,
    userBgCreditsNearestExpDate: null,
    premiumLookupsCount: 0,
    currentPlanLookupsCount: null,
    ...more,
  };
  return { user };
}

/** Every count a person can have, all 0. */
export const NO_COUNTS = Object.fromEntries(Object.keys(personCountsSchema.shape).map((key) => [key, 0]));

/** A free view of an invented person of 41 in Portland. */
export function personDetails(
  person: Partial<PersonDetails['results']> = {},
  more: Partial<PersonDetails> = {},
): PersonDetails {
  const home = { city: 'Portland', stateCode: 'OR', isHistorical: false, latlong: null, roiGrade: null } as const;
  const maya = buildPerson({
    id: PERSON_ID,
    dateOfBirth: { age: 41, ageRange: null },
    addresses: [{ type: 'partial', line1WithoutNumber: 'Alder St', ...home }],
  });
  const counts = { ...maya.counts, addressesCount: 2, phonesCount: 1, landlinePhonesCount: 1, relativesCount: 3 };
  return buildDetails({ ...maya, counts, ...person }, { fillScore: 60, ...more });
}

/** One invented person found. */
export function searchAnswer(more: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    results: [
      {
        id: PERSON_ID,
        fullName: 'Maya Ostrowski',
        age: '41',
        isDead: false,
        city: 'Portland',
        stateCode: 'OR',
        isCurrentCity: true,
        earlierCities: [],
        relatives: [],
        match: 'exact',
        matchedName: null,
        matchedNickname: null,
      },
    ],
    total: 1,
    exactTotal: 1,
    isTotalCapped: false,
    facets: null,
    page: 1,
    pages: 1,
    place: null,
    ...more,
  };
}
