import { adultSql } from '../people/age.ts';
import { foundInReverseSql } from '../people/reverse.ts';

/**
 * Whether the address `a` counts as being on record, in SQL: somebody who may be shown there lives or lived there, or it has a
 * property. Otherwise an answer would confirm people who were removed. Nearly every home has a resident, whom an index
 * names, so properties are read only for the others. Bind `adultBornBy` to `parameter`.
 */
export function shownAddressSql(parameter: `?${number}`): string {
  return `(EXISTS (SELECT 1 FROM residence r CROSS JOIN person p ON p.person_key = r.person_key
             WHERE r.address_key = a.address_key AND ${adultSql('p', parameter)} AND ${foundInReverseSql('p')})
    OR EXISTS (SELECT 1 FROM property y WHERE y.address_key = a.address_key))`;
}
