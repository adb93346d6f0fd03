import type { CheckoutPerson } from '../../client/pages/checkout-plan/checkout-plan-model.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { isPersonId } from '../../shared/urls/identifiers.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { LimitReached, nullFor404 } from '../origin-client/errors.ts';
import { personPathOf } from '../seo/person-head.ts';
import { whoIs } from './load-subject.ts';

/** The person whose page led to a plan. */
export interface PersonOffer {
  readonly shown: CheckoutPerson;
  /** their page; only for viewers who have paid, because its address may name them */
  readonly page: string;
  /** their page for everybody else: without their name where no link to a price may name them (P2-133) */
  readonly link: string;
}

/**
 * The person in a funnel link, and what of them is hidden from visitors without an account: no view is counted and no
 * lookup used. Null without an id, for an unknown one, and past the daily limit of pages: a plan can be bought anyway.
 */
export async function loadPersonOffer(c: EdgeContext, personId: string | undefined): Promise<PersonOffer | null> {
  if (personId === undefined || !isPersonId(personId)) return null;
  const details = await nullPastLimit(
    nullFor404(createOriginClient(c).get('personDetails', { personId, stub: 'true', offer: 'true' })),
  );
  // A response about someone else must not be shown (P8-010).
  if (details === null || details.results.id !== personId) return null;
  const shown = whoIs(details);
  const page = paths.person(personPathOf(details.results));
  return {
    shown: { ...shown, hidden: details.results.isDead ? null : hiddenOf(details) },
    page,
    // The page finds its own spelling.
    link: shown.firstName === null ? paths.person({ name: '-', city: null, stateCode: null, id: personId }) : page,
  };
}

async function nullPastLimit<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LimitReached) return null;
    throw error;
  }
}

/** Whether a plan would show anything of the person that everybody does not see: only then is it offered for them. */
export function hasMore({ shown: { hidden } }: PersonOffer): boolean {
  return hidden === null || Object.values(hidden).some((count) => count > 0);
}

/** What is on record but not in a free answer, counted from the answer's own totals, so the page promises only what is there. */
function hiddenOf({ results }: PersonDetails): NonNullable<CheckoutPerson['hidden']> {
  const { counts, landlinePhones, mobilePhones, otherPhones, addresses, relatives, associates } = results;
  const whole = (list: readonly { readonly type: string }[]) => list.filter(({ type }) => type === 'full').length;
  const more = (total: number, shown: number) => Math.max(0, total - shown);
  const named = whole(relatives) + whole(associates);
  return {
    phones: more(counts.phonesCount, whole([...landlinePhones, ...mobilePhones, ...otherPhones])),
    addresses: more(counts.addressesCount, whole(addresses)),
    emails: counts.emailsCount,
    relatives: more(counts.relativesCount + counts.associatesCount, named),
  };
}
