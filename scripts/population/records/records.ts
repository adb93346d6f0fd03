import type { PersonRow, RecordRow } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, formatDay, formatMonth, monthOf, REFERENCE_MONTH } from '../calendar.ts';
import type { VisibleHuman } from '../lives/human.ts';
import type { Residence } from '../lives/residences.ts';
import { provenanceOf } from '../provenance.ts';
import { ALPHANUMERIC, type Random, sumsOf } from '../random.ts';
import type { Job } from '../work/jobs.ts';
import { bankruptcy, judgment } from './civil.ts';
import { criminalRecord } from './criminal.ts';
import { eviction } from './evictions.ts';
import { foreclosure } from './foreclosures.ts';
import { concealedWeaponPermit, huntingPermit, pilotsLicense, professionalLicense } from './licenses.ts';
import { lien } from './liens.ts';
import { createLooks, type Looks } from './looks.ts';
import { type Draft, recordRow, type Subject } from './subject.ts';

type Kind =
  | 'traffic'
  | 'criminal'
  | 'lien'
  | 'judgment'
  | 'bankruptcy'
  | 'foreclosure'
  | 'eviction'
  | 'professional'
  | 'hunting'
  | 'weapon'
  | 'pilot';

/** For each kind: the share of adults with one, the chance of each further one, and how much it depends on trouble. */
const RATES: readonly {
  readonly kind: Kind;
  readonly share: number;
  readonly another: number;
  readonly byTrouble: boolean;
}[] = [
  { kind: 'traffic', share: 0.15, another: 0.3, byTrouble: false },
  { kind: 'criminal', share: 0.07, another: 0.35, byTrouble: true },
  { kind: 'lien', share: 0.034, another: 0.25, byTrouble: true },
  { kind: 'judgment', share: 0.034, another: 0.2, byTrouble: true },
  { kind: 'bankruptcy', share: 0.02, another: 0.05, byTrouble: true },
  { kind: 'foreclosure', share: 0.028, another: 0, byTrouble: true },
  { kind: 'eviction', share: 0.026, another: 0.25, byTrouble: true },
  { kind: 'professional', share: 0.065, another: 0.12, byTrouble: false },
  { kind: 'hunting', share: 0.026, another: 0.4, byTrouble: false },
  { kind: 'weapon', share: 0.013, another: 0.05, byTrouble: false },
  { kind: 'pilot', share: 0.005, another: 0, byTrouble: false },
];
/** Debts and court cases cluster: a few people have many, most have few. */
const IN_TROUBLE = 0.2;
const TROUBLE = 3;
const NO_TROUBLE = 0.5;
/** Share of adults who have served, and when they are veterans, in years: a few after a first term, others later. */
const VETERANS = 0.07;
const AFTER_FIRST_TERM = 0.2;
const VETERAN_FROM = { firstTerm: 26, other: 30 } as const;
/** How far back records reach, in months. */
const OLDEST = 28 * 12;

/** A person with hundreds of records: how many at most, as not every kind is possible, and of which kinds, plus one of each rare kind. */
const HUNDREDS = [340, 440] as const;
const KINDS_OF_HUNDREDS: readonly Kind[] = [
  'traffic',
  'criminal',
  'lien',
  'judgment',
  'eviction',
  'bankruptcy',
  'foreclosure',
  'professional',
  'hunting',
];
const SUMS_OF_HUNDREDS = sumsOf([44, 18, 13, 12, 6, 1, 1, 2, 3]);

const DRAFTS: Readonly<Record<Kind, (subject: Subject, looks: () => Looks) => Draft | null>> = {
  traffic: (subject, looks) => criminalRecord(subject, looks(), true),
  criminal: (subject, looks) => criminalRecord(subject, looks(), false),
  lien,
  judgment,
  bankruptcy,
  foreclosure,
  eviction,
  professional: professionalLicense,
  hunting: huntingPermit,
  weapon: concealedWeaponPermit,
  pilot: pilotsLicense,
};

/** Generates people's public records, one person at a time. */
export class RecordOffice {
  readonly #random: Random;
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * A person's public records: none for most, several for some; never before they came of age or after death.
   *
   * @param person the known facts, which records do not contradict
   */
  recordsOf(human: VisibleHuman, person: PersonRow, residences: readonly Residence[], job: Job | null): RecordRow[] {
    const random = this.#random;
    const last = (human.death ?? REFERENCE_MONTH) - 1;
    const first = Math.max(human.birth + ADULT_AGE * 12 + 1, last - OLDEST);
    if (first >= last || residences.length === 0) return [];
    const kinds = this.#kindsOf(human, residences);
    if (kinds.length === 0) return [];
    const subject: Subject = {
      human,
      first,
      last,
      residences,
      job,
      random,
      birthDate: birthDateOf(person),
      lost: new Set(),
      cases: [],
      veteranFrom: random.chance(VETERANS) ? veteranFrom(random) : null,
      licenses: [],
    };
    let looks: Looks | null = null;
    const looksOf = (): Looks => {
      looks ??= createLooks(human.sex === 'female', random);
      return looks;
    };
    return kinds.flatMap((kind) => {
      const draft = DRAFTS[kind](subject, looksOf);
      if (draft === null) return [];
      this.#count += 1;
      const ids = { key: this.#count, id: `R${random.text(15, ALPHANUMERIC)}` };
      return [recordRow(draft, ids, human.listed.key, provenanceOf(draft.month, null, draft.source, random))];
    });
  }

  #kindsOf(human: VisibleHuman, residences: readonly Residence[]): Kind[] {
    const random = this.#random;
    if (human.trait === 'many-records') {
      const kind = (): Kind => KINDS_OF_HUNDREDS[random.weighted(SUMS_OF_HUNDREDS)] ?? 'traffic';
      return [...Array.from({ length: random.between(...HUNDREDS) }, kind), 'weapon', 'pilot'];
    }
    const kinds: Kind[] = [];
    const trouble = random.chance(IN_TROUBLE) ? TROUBLE : NO_TROUBLE;
    for (const { kind, share, another, byTrouble } of RATES) {
      const chance = byTrouble ? share * trouble : share;
      if (!random.chance(chance)) continue;
      // Nobody loses a home they do not own, and nobody is evicted from one they do.
      if (kind === 'foreclosure' && human.owned.length === 0) continue;
      if (kind === 'eviction' && residences.every(({ isOwned }) => isOwned)) continue;
      do kinds.push(kind);
      while (random.chance(another));
    }
    return kinds;
  }
}

function veteranFrom(random: Random): number {
  return random.chance(AFTER_FIRST_TERM) ? VETERAN_FROM.firstTerm : VETERAN_FROM.other;
}

/** 'YYYY-MM-DD', or the known part of it. */
function birthDateOf({ birth_year: year, birth_month: month, birth_day: day }: PersonRow): string | null {
  if (year === null) return null;
  if (month === null) return String(year);
  const text = formatMonth(monthOf(year, month));
  return day === null ? text : formatDay(monthOf(year, month), day);
}
