import type { PersonDetails } from '../../../shared/contract/person.ts';
import { BACKUP_SET } from './backup.ts';
import type { OfferSet } from './offer-set.ts';
import type { Registry } from './store.ts';

/** The set of a page that names none. */
export const DEFAULT_VARIANT = 'default';
/** What analytics calls the choice between sets. */
const EXPERIMENT = 'PRODUCT_REGISTRY';

/** The unknown sets that this isolate logged. */
const reported = new Set<string>();

/**
 * The set that a page is built from: the one it names, and the fixed one where that is unknown, where the registry
 * could not be read, or where the page asks for it (P2-057, P3-016). One
 * that the registry was read without is a slip of the operator, logged once.
 *
 * @param registry null where it could not be read
 */
export function chooseSet(
  registry: Registry | null,
  { variant = DEFAULT_VARIANT, isForced }: { readonly variant: string | undefined; readonly isForced: boolean },
): OfferSet {
  if (isForced || registry === null) return BACKUP_SET;
  const rows = registry.sets.get(variant);
  if (rows === undefined) {
    if (!reported.has(variant)) console.error(JSON.stringify({ message: 'unknown set of the registry', variant }));
    reported.add(variant);
    return BACKUP_SET;
  }
  return { rows, source: 'registry', segment: variant === DEFAULT_VARIANT ? null : variant };
}

type Choice = Pick<PersonDetails, 'amplitudeTestId' | 'amplitudeTestName' | 'amplitudeSegmentName' | 'hardCodedBackup'>;

/** What a details answer says of the choice (P3-015, P3-016). */
export function describeChoice({ source, segment }: OfferSet): Choice {
  return {
    amplitudeTestId: segment === null ? null : `${EXPERIMENT}:${segment}`,
    amplitudeTestName: segment === null ? null : EXPERIMENT,
    amplitudeSegmentName: segment,
    hardCodedBackup: source === 'backup',
  };
}
