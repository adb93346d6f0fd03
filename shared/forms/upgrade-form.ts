import { ATTESTATION_VERSION, checkoutCopy } from '../copy/billing/checkout.ts';
import { RENEWAL_VERSION, renewalCopy } from '../copy/billing/renewal.ts';
import { PURPOSES, type Purpose } from './checkout-values.ts';
import type { FieldErrors } from './text-rules.ts';

export type UpgradeErrors = FieldErrors<'purpose' | 'renews' | 'attests'>;

/** The form of a one-click upgrade, as it was sent: what it is used for, and what is wrong with it. */
export function readUpgradeForm(fields: { get(name: string): unknown }): {
  readonly purpose: Purpose | null;
  readonly errors: UpgradeErrors;
} {
  const purpose = PURPOSES.find((one) => one === fields.get('purpose')) ?? null;
  const { errors: words } = checkoutCopy;
  const errors = {
    purpose: purpose === null ? words.purpose : null,
    // A buyer who saw another text than the one we store has not agreed to it.
    renews: agreed(fields, 'renews', 'renewal', RENEWAL_VERSION, renewalCopy.errors),
    attests: agreed(fields, 'attests', 'attestation', ATTESTATION_VERSION, {
      renews: words.attests,
      changed: words.attestationChanged,
    }),
  };
  const found = Object.entries(errors).filter(([, error]) => error !== null);
  return { purpose, errors: Object.fromEntries(found) as UpgradeErrors };
}

function agreed(
  fields: { get(name: string): unknown },
  box: string,
  version: string,
  current: string,
  words: { readonly renews: string; readonly changed: string },
): string | null {
  if (fields.get(version) !== current) return words.changed;
  return fields.get(box) === 'yes' ? null : words.renews;
}
