import type { Home } from '../../contract/records/property.ts';
import { personHomeCopy } from '../person/person-home.ts';

/**
 * What tells a home from its neighbors, in one line (F2-21): '3 beds · 1,800 sq ft · built 1962'. What is not on record is
 * left out; '' if nothing is.
 */
export function homeLine({
  bedrooms,
  baths = null,
  livingSquareFeet,
  yearBuilt,
}: Home & { readonly baths?: number | null }): string {
  return [
    ...(bedrooms === null ? [] : [bedrooms === 0 ? 'studio' : personHomeCopy.beds(bedrooms)]),
    ...(baths === null ? [] : [personHomeCopy.baths(baths)]),
    ...(livingSquareFeet === null ? [] : [personHomeCopy.area(livingSquareFeet)]),
    ...(yearBuilt === null ? [] : [`built\u00a0${yearBuilt}`]),
  ].join(' · ');
}
