import type { Random } from '../random.ts';
import type { Charge } from './charges.ts';

/** What a conviction brings besides the fine and the costs. */
export interface Sentence {
  /** the gravest part: 'Prison', 'Jail', 'Probation', 'Traffic School' or 'Fine' */
  readonly sentence: string;
  /** '30 days', '18 months'; null if nobody was locked up */
  readonly sentenceLength: string | null;
  /** '24 months'; null without probation */
  readonly probation: string | null;
}

/** Share of moving violations after which a driver takes a course. */
const TAKES_COURSE = 0.08;
/** Shares of misdemeanors with jail and with probation, and of felonies with a term and with probation after it. */
const MISDEMEANOR = { jail: 0.3, probation: 0.5 } as const;
const FELONY = { term: 0.45, probationAfter: 0.4 } as const;
/** Terms that judges choose: less than a year for a misdemeanor; for a felony in months. */
const JAIL_DAYS = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 150, 180, 240, 270];
const TERM_MONTHS = [4, 6, 9, 12, 15, 18, 24, 30, 36, 48];
/** A longer term is served in a prison. */
const MOST_JAIL_MONTHS = 12;
const LONGEST_MONTH = 31;
/** Months of probation; those of a felony last for years. */
const PROBATION = { misdemeanor: [6, 12, 12, 18, 24], felony: [24, 36, 36, 48, 60] } as const;

/**
 * The sentence that fits a charge's class: fines for infractions, up to some months in jail for misdemeanors, probation
 * or a term for felonies.
 *
 * @param mostDays how long the person can be locked up, given the rest of their life
 */
export function sentenceFor(charge: Charge, mostDays: number, random: Random): Sentence {
  switch (charge.classification) {
    case 'Infraction':
      return forInfraction(charge, random);
    case 'Misdemeanor':
      return forMisdemeanor(Math.min(charge.jail, mostDays), random);
    case 'Felony':
      return forFelony(Math.min(charge.jail, mostDays), random);
  }
}

function forInfraction({ crimeType }: Charge, random: Random): Sentence {
  const takesCourse = crimeType === 'Moving Violation' && random.chance(TAKES_COURSE);
  return { sentence: takesCourse ? 'Traffic School' : 'Fine', sentenceLength: null, probation: null };
}

function forMisdemeanor(mostDays: number, random: Random): Sentence {
  const terms = JAIL_DAYS.filter((days) => days <= mostDays);
  const days = random.chance(MISDEMEANOR.jail) && terms.length > 0 ? random.pick(terms) : null;
  const probation = random.chance(MISDEMEANOR.probation) ? `${random.pick(PROBATION.misdemeanor)} months` : null;
  return {
    sentence: days !== null ? 'Jail' : probation !== null ? 'Probation' : 'Fine',
    sentenceLength: days === null ? null : days === 1 ? '1 day' : `${days} days`,
    probation,
  };
}

function forFelony(mostDays: number, random: Random): Sentence {
  const terms = TERM_MONTHS.filter((months) => months * LONGEST_MONTH <= mostDays);
  const months = random.chance(FELONY.term) && terms.length > 0 ? random.pick(terms) : null;
  const hasProbation = months === null || random.chance(FELONY.probationAfter);
  return {
    sentence: months === null ? 'Probation' : months > MOST_JAIL_MONTHS ? 'Prison' : 'Jail',
    sentenceLength: months === null ? null : `${months} months`,
    probation: hasProbation ? `${random.pick(PROBATION.felony)} months` : null,
  };
}
