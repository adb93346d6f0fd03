/**
 * SQL: whether a person `alias` may be named by a look-up that starts from something else than their name: a phone number,
 * an address, a house, or a neighbor's page. Whoever hides there keeps their page and is found by name (docs/removal.md).
 */
export function foundInReverseSql(alias: string): string {
  return `${alias}.hides_reverse = 0`;
}
