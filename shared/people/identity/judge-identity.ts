import type { Confidence, IdentityConfidence, IdentityReason } from '../../contract/person/identity-confidence.ts';
import type { Provenance } from '../../contract/primitives.ts';

/** A stay at one home, in months since the year 0; `to` is exclusive. Degrees, WGS 84, of the city. */
export interface Stay {
  readonly from: number;
  readonly to: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** What the rule looks at: where facts come from, never what they say. */
export interface IdentityEvidence {
  readonly isBirthKnown: boolean;
  /** of addresses, phones, emails and relations */
  readonly facts: readonly Pick<Provenance, 'source' | 'matchedBy'>[];
  /** relatives on record */
  readonly relatives: number;
  /** dated homes, in any order; addresses for mail alone are none */
  readonly stays: readonly Stay[];
}

/** How many facts with the birth month, or relatives, it takes: a single one may be a coincidence. */
const FEW_THAT_AGREE = 2;
/** Fewer facts than this say little about whose they are. */
const FEW_FACTS = 4;
/** A record is weak if a larger share of its facts match on the name alone. */
const NAME_ONLY_SHARE = 0.3;
/** Nobody lives longer than this in two cities farther apart than this: months, and degrees of about 70 miles each. */
const BOTH_MONTHS = 24;
const APART_DEGREES = 1.5;
/** How many reasons it takes, with none against it. */
const VERY_LIKELY_REASONS = 3;

/**
 * How sure a record is that it is about one person, and why (docs/identity.md). The same for
 * every viewer, so it must not depend on what is masked for one, and its reasons are words without numbers.
 */
export function judgeIdentity(evidence: IdentityEvidence): IdentityConfidence {
  const { facts, stays, isBirthKnown } = evidence;
  const sources = new Set(facts.map(({ source }) => source)).size;
  const withBirth = facts.filter(({ matchedBy }) => matchedBy?.includes('birth month')).length;
  const nameOnly = facts.filter(({ matchedBy }) => matchedBy?.every(isName)).length;
  const isAtOnce = liveApartAtOnce(stays);
  const agreeing: readonly (readonly [boolean, IdentityReason])[] = [
    [withBirth >= FEW_THAT_AGREE, 'birth-and-name-agree'],
    [withBirth < FEW_THAT_AGREE && facts.length > 0, 'name-agrees'],
    [sources > 1, 'several-sources'],
    [stays.length > 1 && !isAtOnce, 'homes-follow'],
    [evidence.relatives >= FEW_THAT_AGREE, 'relatives-confirm'],
  ];
  const doubtful: readonly (readonly [boolean, IdentityReason])[] = [
    [sources === 1, 'one-source'],
    [facts.length < FEW_FACTS, 'few-facts'],
    [nameOnly > facts.length * NAME_ONLY_SHARE, 'name-only-facts'],
    [!isBirthKnown, 'birth-unknown'],
    [isAtOnce, 'homes-at-once'],
  ];
  const pros = agreeing.filter(([holds]) => holds).map(([, reason]) => reason);
  const cons = doubtful.filter(([holds]) => holds).map(([, reason]) => reason);
  return { confidence: weigh(pros, cons), reasons: [...pros, ...cons] };
}

/** Two lives at once, or many facts that match on the name alone and another doubt, may be two people. */
function weigh(pros: readonly IdentityReason[], cons: readonly IdentityReason[]): Confidence {
  if (cons.includes('homes-at-once') || (cons.includes('name-only-facts') && cons.length > 1)) return 'may-mix';
  return cons.length === 0 && pros.length >= VERY_LIKELY_REASONS ? 'very-likely' : 'probably';
}

const isName = (point: string): boolean => point === 'full name' || point === 'former name';

function liveApartAtOnce(stays: readonly Stay[]): boolean {
  const inOrder = stays.toSorted((a, b) => a.from - b.from);
  return inOrder.some((stay, at) =>
    inOrder
      .slice(at + 1)
      .some((later) => Math.min(stay.to, later.to) - later.from > BOTH_MONTHS && areApart(stay, later)),
  );
}

function areApart(a: Stay, b: Stay): boolean {
  return Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) > APART_DEGREES;
}
