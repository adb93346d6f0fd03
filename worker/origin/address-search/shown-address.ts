import { adultSql } from '../people/age.ts';

/**
 * Whether the address `a` counts as being on record, in SQL: somebody who may be shown lives or lived there, or it has a
 * property. Otherwise an answer would confirm people who were removed. Bind `adultBornBy` to `parameter`.
 */
export function shownAddressSql(parameter: `?${number}`): string {
  return `(EXISTS (SELECT 1 FROM property y WHERE y.address_id = a.id)
    OR EXISTS (SELECT 1 FROM residence r CROSS JOIN person p ON p.id = r.person_id
               WHERE r.address_id = a.id AND ${adultSql('p', parameter)}))`;
}
