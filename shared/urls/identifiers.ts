const LEGACY_ID_LENGTH = 44;

/** An id of the previous system: exactly 44 characters ending in '=' (P2-010). */
export function isLegacyId(id: string): boolean {
  return id.length === LEGACY_ID_LENGTH && id.endsWith('=');
}

/**
 * An id of the identity check: starts with a digit, and counts only while name and location are both missing, which a
 * path spells '-' (P2-015). A name that a path cannot spell is not missing.
 */
export function isSmartcheckId({
  id,
  isNamePlaceholder,
  isLocationPlaceholder,
}: {
  readonly id: string;
  readonly isNamePlaceholder: boolean;
  readonly isLocationPlaceholder: boolean;
}): boolean {
  return /^\d/.test(id) && isNamePlaceholder && isLocationPlaceholder;
}

/** Only A-Z a-z 0-9 _ - . ~ (P2-020). Not '.' or '..', which browsers resolve as path steps. */
export function isUrlSafe(id: string): boolean {
  return /^[\w.~-]+$/.test(id) && id !== '.' && id !== '..';
}

/** A page of the results in place of an id: a number from 2 to 5 (P2-022). */
export function isPageNumber(id: string): boolean {
  return /^[2-5]$/.test(id);
}

/** 'P' and 11 to 19 characters of A-Z a-z 0-9 _ - (P3-018). */
export function isPersonId(id: string): boolean {
  return /^P[\w-]{11,19}$/.test(id);
}

/** The id of a property as in its path: 1 to 40 characters of a-z 0-9 _ - (F2-35). */
export function isPnpId(id: string): boolean {
  return /^[a-z0-9_-]{1,40}$/.test(id);
}
