import type { FullRelative, Relative } from '../contract/person/relative.ts';

/** How many relatives are offered to be monitored, too (P5-013, P9-021). */
export const OFFERED_RELATIVES_MAX = 5;

/**
 * The relatives whom somebody who starts to monitor a person may monitor, too: those with a last name and an age range
 * (P5-012), which nobody who has died has.
 */
export function offeredRelatives({ relatives }: { readonly relatives: readonly Relative[] }): readonly FullRelative[] {
  return relatives
    .filter((one) => one.type === 'full')
    .filter(isOffered)
    .slice(0, OFFERED_RELATIVES_MAX);
}

function isOffered({ name, dateOfBirth, isDead }: FullRelative): boolean {
  return name.lastName.trim() !== '' && (dateOfBirth.ageRange ?? '').trim() !== '' && isDead !== true;
}
