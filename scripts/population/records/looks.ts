import type { Month } from '../calendar.ts';
import { type Random, sumsOf } from '../random.ts';

/** A person's physical description, the same in all their records, but for the hair that goes gray. */
export interface Looks {
  /** inches */
  readonly height: number;
  /** pounds */
  readonly weight: number;
  readonly hair: string;
  /** age in months */
  readonly graysAt: Month;
  readonly eyes: string;
  readonly marks: readonly string[];
}

/** Colors of hair and eyes go together; the last figure is how many of a hundred have both, by estimate. */
const COLORS: readonly (readonly [hair: string, eyes: string, share: number])[] = [
  ['Brown', 'Brown', 34],
  ['Brown', 'Hazel', 8],
  ['Brown', 'Blue', 10],
  ['Brown', 'Green', 4],
  ['Black', 'Brown', 27],
  ['Black', 'Hazel', 1],
  ['Blond', 'Blue', 7],
  ['Blond', 'Green', 2],
  ['Blond', 'Hazel', 2],
  ['Blond', 'Brown', 3],
  ['Red', 'Blue', 1],
  ['Red', 'Green', 1],
];
const COLOR_SUMS = sumsOf(COLORS.map(([, , share]) => share));
const GRAYS_AT = { mean: 56 * 12, deviation: 8 * 12 } as const;

/** Share of people with a mark on record, and of those, with a further one. */
const HAS_MARK = 0.3;
const HAS_ANOTHER = 0.25;
const SCARRED = [
  'left forearm',
  'right forearm',
  'left knee',
  'right knee',
  'chin',
  'forehead',
  'above right eyebrow',
  'above left eyebrow',
  'left cheek',
  'back of left hand',
  'back of right hand',
  'left shin',
  'abdomen',
  'left elbow',
];
const OPERATED = ['abdomen', 'left knee', 'right knee', 'right shoulder', 'lower back'];
const TATTOOS = [
  'a rose',
  'an eagle',
  'a cross',
  'a heart',
  'an anchor',
  'a skull',
  'a dragon',
  'a star',
  'a name',
  'a compass',
  'a butterfly',
  'a feather',
  'a band',
  'a wolf',
];
const TATTOOED = [
  'right shoulder',
  'left shoulder',
  'left wrist',
  'right wrist',
  'left upper arm',
  'right upper arm',
  'right calf',
  'left calf',
  'upper back',
  'chest',
  'left ankle',
  'neck',
];
const SPOTTED = ['left cheek', 'right cheek', 'neck', 'chin', 'left shoulder', 'back', 'right forearm'];
const OTHERS = [
  'Glasses',
  'Pierced left eyebrow',
  'Pierced nose',
  'Hearing aid',
  'Missing tip of left ring finger',
  'Freckled face',
  'Burn on right hand',
  'Gold tooth',
];

/** The kinds of marks, each as likely; tattoos are the most frequent and so listed twice. */
const MARKS: readonly ((random: Random) => string)[] = [
  (random) => at('Scar', random.pick(SCARRED)),
  (random) => at('Surgical scar', random.pick(OPERATED)),
  tattoo,
  tattoo,
  (random) => at(random.pick(['Mole', 'Birthmark']), random.pick(SPOTTED)),
  (random) => random.pick(OTHERS),
];

export function createLooks(isWoman: boolean, random: Random): Looks {
  const height = Math.round(random.normal(isWoman ? 64 : 69, 2.7));
  const marks = new Set<string>();
  let isMarked = random.chance(HAS_MARK);
  while (isMarked) {
    marks.add(random.pick(MARKS)(random));
    isMarked = random.chance(HAS_ANOTHER);
  }
  const [hair, eyes] = COLORS[random.weighted(COLOR_SUMS)] ?? ['Brown', 'Brown'];
  return {
    height,
    weight: Math.round(random.normal(height * 2.6, 24)),
    hair,
    graysAt: Math.round(random.normal(GRAYS_AT.mean, GRAYS_AT.deviation)),
    eyes,
    marks: [...marks],
  };
}

/** The hair of somebody of an age in months. */
export function hairAt({ hair, graysAt }: Looks, age: Month): string {
  return age < graysAt ? hair : 'Gray';
}

function at(mark: string, place: string): string {
  return place.startsWith('above ') ? `${mark} ${place}` : `${mark} on ${place}`;
}

function tattoo(random: Random): string {
  return at(`Tattoo of ${random.pick(TATTOOS)}`, random.pick(TATTOOED));
}
