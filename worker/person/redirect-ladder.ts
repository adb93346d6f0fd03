import type { User } from '../../shared/contract/account.ts';
import type { PersonReference } from '../../shared/contract/identity.ts';
import { isLegacyId, isPageNumber, isPersonId, isSmartcheckId, isUrlSafe } from '../../shared/urls/identifiers.ts';
import type { PersonParams } from '../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../shared/urls/paths.ts';
import { MissingIdParam, NoMatchingId } from '../failures/errors.ts';
import type { PersonFlags } from './person-flags.ts';

/** The kind of an id segment, in the order of the rungs (P2-009). */
export type IdKind = 'legacy' | 'smartcheck' | 'not-url-safe' | 'page-number' | 'unknown' | 'person';

/** @throws MissingIdParam (P5-001) */
export function kindOfId(params: PersonParams): IdKind {
  const { id } = params;
  if (id === '') throw new MissingIdParam();
  if (isLegacyId(id)) return 'legacy';
  if (isSmartcheckId(params)) return 'smartcheck';
  if (!isUrlSafe(id)) return 'not-url-safe';
  if (isPageNumber(id)) return 'page-number';
  return isPersonId(id) ? 'person' : 'unknown';
}

/** Questions the ladder may need answered; each is asked at most once, and only on its rung. */
export interface LadderLookups {
  /** null if nobody has that id */
  byLegacyId(id: string): Promise<PersonReference | null>;
  /** throws NoMatchingId if nobody has that id or we cannot tell */
  bySmartcheckId(id: string): Promise<PersonReference>;
  viewer(): Promise<Pick<User, 'userType' | 'premiumLookupsCount'> | null>;
  hasBoughtReport(id: string): Promise<boolean>;
}

/** Viewers whom is_free=false sends to the plans (P2-028). */
const OFFERED_A_PLAN: readonly User['userType'][] = [
  'free',
  'cancelled',
  'expired',
  'transactional',
  'transactional credits',
];

/**
 * Where a person path redirects instead of showing a page, rung by rung (P2-009); null if the details should be loaded.
 * All redirects are 301s; targets are built from parsed values only.
 */
export async function climbLadder(
  params: PersonParams,
  flags: PersonFlags,
  lookups: LadderLookups,
): Promise<string | null> {
  const { id, name, location } = params;
  switch (kindOfId(params)) {
    case 'legacy':
      return pathOf(await lookups.byLegacyId(id)) ?? searchOrHome(params);
    case 'smartcheck':
      return pathOf(await smartcheck(id, lookups)) ?? paths.home();
    case 'not-url-safe':
      return paths.personSearch({ name, location });
    case 'page-number':
      return paths.personSearch({ name, location, page: Number(id) });
    case 'unknown':
      return redirectForUnknown(params, flags);
    case 'person':
      return (await isOfferedPlan(id, flags, lookups)) ? paths.managePlan({ wpId: id, emailCampaign: true }) : null;
  }
}

/** Where an id that nobody has leads: to the search for that name and place (P2-032, P2-033, P2-038). */
export function redirectForUnknown(params: PersonParams, flags: PersonFlags): string {
  return searchOrHome(params, flags.fromMonitoredReports);
}

function searchOrHome({ name, location, isNamePlaceholder }: PersonParams, showInfoBanner = false): string {
  return isNamePlaceholder ? paths.home() : paths.personSearch({ name, location, showInfoBanner });
}

/** Null for nobody, and for a person without a name (P2-017). */
function pathOf(person: PersonReference | null): string | null {
  if (person === null || person.name.trim() === '' || !isPersonId(person.id)) return null;
  return paths.person({ name: person.name, city: person.city, stateCode: person.state, id: person.id });
}

/** Null if nobody has it anymore. */
async function smartcheck(id: string, lookups: LadderLookups): Promise<PersonReference | null> {
  try {
    return await lookups.bySmartcheckId(id);
  } catch (error) {
    if (error instanceof NoMatchingId) return null;
    throw error;
  }
}

async function isOfferedPlan(id: string, flags: PersonFlags, lookups: LadderLookups): Promise<boolean> {
  if (!flags.isNotFree) return false;
  const viewer = await lookups.viewer();
  if (viewer === null || !OFFERED_A_PLAN.includes(viewer.userType)) return false;
  // null: lookups are unlimited (P2-026).
  if (viewer.premiumLookupsCount === null || viewer.premiumLookupsCount > 0) return false;
  return !(await lookups.hasBoughtReport(id));
}
