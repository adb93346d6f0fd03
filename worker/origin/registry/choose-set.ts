import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { writeLog } from '../logging/write-log.ts';
import { BACKUP_SET } from './backup.ts';
import type { OfferSet } from './offer-set.ts';
import type { Registry } from './store.ts';

/** The set of a page that does not specify one. */
export const DEFAULT_VARIANT = 'default';
/** Analytics' name for the choice between sets. */
const EXPERIMENT = 'PRODUCT_REGISTRY';

/** How long an isolate waits before it logs another unknown set, in milliseconds. */
const LOGGED_EVERY_MS = 60_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/**
 * The set that a page is built from: the one it requests, or the fixed one if that is unknown, the registry could not
 * be read, or the page asks for it (P2-057, P3-016). An unknown set may be the operator's typo and is logged, at most
 * once a minute and without its name, because anyone can type one into a URL.
 *
 * @param registry null if it could not be read
 */
export function chooseSet(
  registry: Registry | null,
  { variant = DEFAULT_VARIANT, isForced }: { readonly variant: string | undefined; readonly isForced: boolean },
): OfferSet {
  if (registry === null) return BACKUP_SET;
  const { priceTexts, products } = registry;
  const backup = { ...BACKUP_SET, products };
  if (isForced) return backup;
  const rows = registry.sets.get(variant);
  if (rows === undefined) {
    logUnknown(registry);
    return backup;
  }
  return { rows, source: 'registry', segment: variant === DEFAULT_VARIANT ? null : variant, priceTexts, products };
}

function logUnknown({ sets }: Registry): void {
  const now = Date.now();
  if (now - loggedAt < LOGGED_EVERY_MS) return;
  loggedAt = now;
  writeLog('unknown set of the registry', { known: [...sets.keys()] });
}

type Choice = Pick<PersonDetails, 'amplitudeTestId' | 'amplitudeTestName' | 'amplitudeSegmentName' | 'hardCodedBackup'>;

/** What a details response says about the choice (P3-015, P3-016). */
export function describeChoice({ source, segment }: OfferSet): Choice {
  return {
    amplitudeTestId: segment === null ? null : `${EXPERIMENT}:${segment}`,
    amplitudeTestName: segment === null ? null : EXPERIMENT,
    amplitudeSegmentName: segment,
    hardCodedBackup: source === 'backup',
  };
}
