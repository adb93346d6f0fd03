import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { pageOfCities, pagesOf } from '../directory/list-pages.ts';
import type { SqlDatabase } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { resolveListed } from '../locations/listed-area.ts';
import { findPlace, loadCities } from '../locations/places.ts';
import { homeOf } from '../property/home-facts.ts';
import { loadPropertyPage } from './store.ts';

/**
 * GET /api/property-search/{location} (F2-21): the cities of a state, or the properties of a city by street, without
 * house numbers and the same for every viewer. A zip means its city; a city without a state means the one of that name
 * with the most properties. The same 404 for an unknown place, one without properties, and a page past the end.
 */
export const answerPropertySearch: CallHandler<'propertySearch'> = async (c, { params: { location }, query }) => {
  const db = c.env.PEOPLE;
  const page = Number(query.page ?? '1');
  const area = await resolveListed(db, location);
  switch (area?.kind) {
    case 'state':
      return answerState(db, area.stateCode, page);
    case 'places':
      return answerCity(db, area.placeIds, page);
    default:
      throw noPropertyHere();
  }
};

async function answerState(db: SqlDatabase, stateCode: string, page: number): Promise<PropertySearchAnswer> {
  const { total, cities } = await loadCities(db, 'properties', stateCode);
  const found = pageOfCities(cities, page);
  if (found === null) throw noPropertyHere();
  return {
    ...found,
    kind: 'state',
    stateCode,
    propertiesCount: total,
    cities: found.cities.map((row) => ({ city: row.city, stateCode, properties: row.properties })),
  };
}

async function answerCity(db: SqlDatabase, placeIds: readonly number[], page: number): Promise<PropertySearchAnswer> {
  const place = await findPlace(db, 'properties', placeIds);
  if (place === null) throw noPropertyHere();
  const { properties, ranges, nearby } = await loadPropertyPage(db, place, page);
  if (properties.length === 0) throw noPropertyHere();
  return {
    kind: 'city',
    city: place.city,
    stateCode: place.state_code,
    propertiesCount: place.properties,
    properties: properties.map((row) => ({
      pnpId: row.pnp_id,
      line1WithoutNumber: row.street,
      home: homeOf(row),
    })),
    nearby: nearby.map((row) => ({ city: row.city, stateCode: row.state_code, properties: row.properties })),
    page,
    pages: pagesOf(place.properties),
    ranges,
  };
}

/** The same for places that do not exist, hidden properties, and pages past the end. */
function noPropertyHere(): ProblemError {
  return new ProblemError(404, 'No property is listed here');
}
