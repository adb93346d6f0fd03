import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { BACKUP_SET } from './backup.ts';
import type { OfferSet } from './offer-set.ts';
import type { Registry } from './store.ts';

/** The set of a page that names none. */
export const DEFAULT_VARIANT = 'default';
/** What analytics calls the choice between sets. */
const EXPERIMENT = 'PRODUCT_REGISTRY';

/** For how long an isolate does not log again that a page named an unknown set, in milliseconds. */
const LOGGED_EVERY_MS = 60_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/**
 * The set that a page is built from: the one it names, and the fixed one where that is unknown, where the registry
 * could not be read, or where the page asks for it (P2-057, P3-016). One that the registry was read without may be a slip
 * of the operator and is logged, at most once a minute and without its name: it comes from an address that anybody types.
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
    logUnknown(registry);
    return BACKUP_SET;
  }
  return { rows, source: 'registry', segment: variant === DEFAULT_VARIANT ? null : variant };
}

function logUnknown({ sets }: Registry): void {
  const now = Date.now();
  if (now - loggedAt < LOGGED_EVERY_MS) return;
  loggedAt = now;
  console.error(JSON.stringify({ message: 'unknown set of the registry', known: [...sets.keys()] }));
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
