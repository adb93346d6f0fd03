import type { NameParts } from '../../../../shared/contract/claims.ts';
import type { RecordErrorKind } from '../../../../shared/contract/records/record-error.ts';
import type { RecordReference } from '../../../../shared/records/record-reference.ts';

/** A house as every data set spells it: its parts and shared/people/streets/street-key.ts. */
export interface House {
  readonly houseNumber: string;
  readonly streetKey: string;
  readonly unit: string | null;
  readonly zip5: string;
}

/**
 * A correction as it is kept: told by values that another data set has, too, and not by ids of this one, where there are
 * any. So it can be carried out again after every import.
 */
export type StoredChange =
  | { readonly kind: 'name' | 'add-name'; readonly name: NameParts }
  | { readonly kind: 'not-my-name'; readonly fullName: string }
  /** the day of birth is forgotten: nobody has confirmed it */
  | { readonly kind: 'birth'; readonly year: number; readonly month: number }
  | { readonly kind: 'never-lived'; readonly house: House }
  /** `month` is YYYY-MM */
  | { readonly kind: 'moved-out'; readonly house: House; readonly month: string }
  /** 10 digits */
  | { readonly kind: 'not-my-phone'; readonly number: string }
  | { readonly kind: 'not-my-email'; readonly email: string }
  | { readonly kind: 'work'; readonly title: string | null; readonly company: string | null }
  /** known by the id, or else by the name that they have on record */
  | { readonly kind: 'not-related'; readonly personId: string; readonly firstKey: string; readonly lastKey: string }
  | { readonly kind: 'alive' }
  /** `error` is why */
  | { readonly kind: 'record'; readonly record: RecordReference; readonly error: RecordErrorKind };
