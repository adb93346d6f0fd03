import type { Property, PropertyAnswer, PropertyForecast } from '../../../shared/contract/records/property.ts';
import type { SqlDatabase } from '../env.ts';
import { vague } from '../masking/mask-addresses.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { foundInReverseSql } from '../people/reverse.ts';
import { importStatements, readImported } from '../people/store.ts';
import { buildProperty, type PropertyRow, type TransferRow } from '../records/build-property.ts';
import { idsOf, loadMentions, type Mentions, readParties } from '../records/mentions.ts';
import { PROPERTY_COLUMNS, UNOWNED_COLUMNS } from '../records/property-store.ts';
import { FORECAST_COLUMNS, type ForecastRow, forecastOf, gradeOf } from './forecast.ts';
import { homeOf } from './home-facts.ts';
import { type HomeSiteRow, siteStatement } from './home-street.ts';
import { holdsOf } from './property-holds.ts';

type Teaser = Extract<PropertyAnswer, { type: 'teaser' }>;

const OWNERS_SQL = `SELECT w.person_id FROM ownership w JOIN person p ON p.id = w.person_id
  WHERE w.pnp_id = ?1 AND ${adultSql('p', '?2')} AND ${foundInReverseSql('p')} ORDER BY w.is_current DESC, w.first_seen DESC, w.person_id`;
const OWNED_SQL = `SELECT ${PROPERTY_COLUMNS} FROM ownership w JOIN property y ON y.pnp_id = w.pnp_id
  WHERE w.pnp_id = ?1 AND w.person_id = ?2`;
const UNOWNED_SQL = `SELECT ${UNOWNED_COLUMNS} FROM property y WHERE y.pnp_id = ?1`;
const FORECAST_SQL = `SELECT ${UNOWNED_COLUMNS}, ${FORECAST_COLUMNS},
  NOT EXISTS (SELECT 1 FROM alike_property s WHERE s.property_key = y.property_key) AS is_distinct
  FROM property y WHERE y.pnp_id = ?1`;
const TRANSFERS_SQL = 'SELECT pnp_id, body, owners, sellers FROM transfer WHERE pnp_id = ?1 ORDER BY sort_order';

/** Names nobody: what a report holds is counted without its names. */
const NOBODY: Mentions = { nameOf: () => null, addressOf: () => null };

/** A property before it is decided whether the viewer may read its report. */
interface FoundProperty {
  readonly teaser: Teaser;
  /** for those who may read the report */
  readonly forecast: PropertyForecast | null;
  readonly ownerIds: readonly string[];
  readonly site: HomeSiteRow;
}

/**
 * What everybody may know about a property, with what its report holds for a buyer; the forecast behind its grade; where
 * it is; and the ids of the people whose reports show the rest: current and past owners, latest first, except anybody who is
 * suppressed, a minor, or hides this home. One round trip.
 *
 * @returns null for a property that is unknown or hidden
 */
export async function findProperty(db: SqlDatabase, pnpId: string, now: number): Promise<FoundProperty | null> {
  const [properties, owners, sold, sites, ...imported] = await db.batch<unknown>([
    db.prepare(FORECAST_SQL).bind(pnpId),
    db.prepare(OWNERS_SQL).bind(pnpId, adultBornBy(now)),
    db.prepare(TRANSFERS_SQL).bind(pnpId),
    siteStatement(db, pnpId, now),
    ...importStatements(db, now),
  ]);
  const row = properties?.results[0] as (PropertyRow & ForecastRow & { is_distinct: number }) | undefined;
  const site = sites?.results[0] as HomeSiteRow | undefined;
  if (row === undefined || site === undefined) return null;
  const ownerIds = ((owners?.results ?? []) as { person_id: string }[]).map(({ person_id }) => person_id);
  const transfers = (sold?.results ?? []) as TransferRow[];
  const { refreshedOn } = readImported(db, imported, now);
  return {
    teaser: {
      type: 'teaser',
      pnpId: row.pnp_id,
      address: { line1WithoutNumber: row.street, city: row.city, stateCode: row.state_code },
      home: homeOf(row),
      roiGrade: gradeOf(row),
      position: { latitude: vague(site.latitude), longitude: vague(site.longitude) },
      ...(site.sold === null ? {} : { soldOnStreet: site.sold }),
      ...(refreshedOn === null ? {} : { refreshedOn }),
      isDistinct: row.is_distinct === 1,
      holds: holdsOf(buildProperty(row, transfers, ownerIds[0] ?? null, NOBODY)),
    },
    forecast: forecastOf(row),
    ownerIds,
    site,
  };
}

/**
 * The whole report in two round trips: the property and its transfers, then which people in them may be named. It is
 * shown as in one owner's report; `ownerId` is null if no owner may be shown.
 *
 * @returns null if the person no longer counts as an owner who may be shown, or the property is gone by now
 */
export async function loadPropertyOf(
  db: SqlDatabase,
  pnpId: string,
  ownerId: string | null,
  now: number,
): Promise<Property | null> {
  const [owned, sold] = await db.batch<unknown>([
    ownerId === null ? db.prepare(UNOWNED_SQL).bind(pnpId) : db.prepare(OWNED_SQL).bind(pnpId, ownerId),
    db.prepare(TRANSFERS_SQL).bind(pnpId),
  ]);
  const row = owned?.results[0] as PropertyRow | undefined;
  if (row === undefined) return null;
  const transfers = (sold?.results ?? []) as TransferRow[];
  const parties = transfers.flatMap(({ owners, sellers }) => [owners, sellers]).flatMap(readParties);
  const mentions = await loadMentions(db, { personIds: idsOf(parties), addressIds: [], isReverse: true }, now);
  return buildProperty(row, transfers, ownerId, mentions);
}
