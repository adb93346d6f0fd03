import type { LocationAnswer } from '../../../shared/contract/finding/browse.ts';
import { countyName } from '../../../shared/copy/format/county-name.ts';
import { inTens } from '../../../shared/people/in-tens.ts';
import type { OriginContext } from '../context.ts';
import { nobodyHere, pageOfCities, pagesOf } from '../directory/list-pages.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { buildBrowsePerson } from '../people/browse-person.ts';
import { lettersOf } from './letters.ts';
import { resolveListed } from './listed-area.ts';
import { findPlace, loadCities } from './places.ts';
import { loadPlacePage } from './store.ts';

/**
 * GET /api/locations/{location}: the cities of a state, or the people of a city. A zip means its city; a city without a
 * state means the one of that name with the most people. The same 404 for an unknown place, an empty one, and a page
 * past the end.
 */
export const answerLocation: CallHandler<'location'> = async (c, { params: { location }, query }) => {
  const page = Number(query.page ?? '1');
  const area = await resolveListed(c.env.PEOPLE, location);
  switch (area?.kind) {
    case 'state':
      return answerState(c, area.stateCode, page);
    case 'places':
      return answerCity(c, area.placeIds, page);
    default:
      throw nobodyHere();
  }
};

async function answerState(c: OriginContext, stateCode: string, page: number): Promise<LocationAnswer> {
  const { total, cities } = await loadCities(c.env.PEOPLE, 'people', stateCode);
  const found = pageOfCities(cities, page);
  if (found === null) throw nobodyHere();
  return {
    ...found,
    kind: 'state',
    stateCode,
    peopleCount: total,
    cities: found.cities.map((row) => ({ city: row.city, stateCode, people: row.people })),
  };
}

async function answerCity(c: OriginContext, placeIds: readonly number[], page: number): Promise<LocationAnswer> {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const place = await findPlace(db, 'people', placeIds);
  if (place === null) throw nobodyHere();
  const { people, ranges, commonNames, nearby, about } = await loadPlacePage(db, place, page, now);
  if (people.length === 0) throw nobodyHere();
  const { county, state_code: stateCode, latitude, longitude } = place;
  const { landlines, homes, streets } = about.figures;
  return {
    kind: 'city',
    city: place.city,
    stateCode,
    county: county === null ? null : countyName({ county, stateCode, fips: place.fips_code }),
    peopleCount: place.people,
    commonNames: commonNames.map(({ name, people: count }) => ({ name, people: count })),
    nearby: nearby.map((row) => ({ city: row.city, stateCode: row.state_code, people: row.people })),
    people: people.map((row) => ({ ...buildBrowsePerson(row, now), lastName: row.last_name })),
    position: { latitude, longitude },
    letters: lettersOf(about.letters),
    figures: { landlines: inTens(landlines), homes: inTens(homes), streets: inTens(streets) },
    areaCodes: [...about.areaCodes],
    zipCodes: [...about.zipCodes],
    streets: about.streets.map((row) => ({ street: row.street, homes: inTens(row.homes) })),
    page,
    pages: pagesOf(place.people),
    ranges,
  };
}
