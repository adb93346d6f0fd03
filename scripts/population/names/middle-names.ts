import { type Random, sumsOf } from '../random.ts';
import type { Sex } from './given-names.ts';

/**
 * The names that parents mostly choose as middle names, which differ from first names: Marie and Lee, hardly Donna or
 * Joshua. Weights before and from 1965 on; no public table counts middle names, so they are our own approximation.
 */
const NAMES: Readonly<Record<Sex, string>> = {
  female:
    'Ann:30:12 Marie:26:26 Lynn:10:16 Elizabeth:9:14 Jean:16:4 Louise:13:3 Sue:10:2 Mae:9:2 Kay:9:3 Lee:7:6 Jane:8:4 Anne:7:6 Rose:6:8 Ellen:6:2 Irene:5:1 Elaine:5:1 Frances:5:1 Catherine:4:3 Margaret:4:2 Joan:4:1 Ruth:5:1 Nicole:0:12 Michelle:2:14 Renee:2:9 Denise:2:3 Diane:3:2 Grace:2:9 Dawn:1:5 Jo:4:3 Christine:3:5 Leigh:1:5 Danielle:0:6 Kathleen:2:2 Rae:1:4 Gail:3:1 Kate:0:3 Hope:1:3 Faith:1:3 Alexis:0:2 Joy:2:3 Beth:2:2 Victoria:1:3 Katherine:2:4',
  male: 'Lee:16:10 James:12:14 Michael:6:16 William:10:9 John:9:9 Allen:9:6 Joseph:8:10 Edward:9:5 Robert:8:8 David:5:9 Wayne:9:4 Ray:8:5 Thomas:6:7 Alan:6:4 Charles:6:4 Eugene:6:1 Paul:5:5 Dean:4:3 Scott:2:6 Anthony:3:7 Dale:4:2 Patrick:3:4 Henry:4:2 Francis:4:1 Daniel:2:6 Earl:5:1 Richard:4:4 Lynn:3:1 Andrew:1:6 Ryan:0:5 Matthew:0:5 Christopher:0:5 Alexander:0:5 Steven:1:3 Louis:3:2 George:3:1 Albert:2:1 Leroy:2:0 Roy:2:1 Peter:2:2 Jay:2:2 Tyler:0:2',
};
const LATER_SINCE = 1965;

interface Choice {
  readonly name: string;
  readonly earlier: number;
  readonly later: number;
}

const CHOICES: Readonly<Record<Sex, readonly Choice[]>> = { female: choicesOf('female'), male: choicesOf('male') };
const EARLIER_SUMS = { female: sumsBy('earlier', 'female'), male: sumsBy('earlier', 'male') };
const LATER_SUMS = { female: sumsBy('later', 'female'), male: sumsBy('later', 'male') };

/** One of the names that are mostly middle names. */
export function middleName(sex: Sex, birthYear: number, random: Random): string {
  const sums = birthYear < LATER_SINCE ? EARLIER_SUMS : LATER_SUMS;
  return CHOICES[sex][random.weighted(sums[sex])]?.name ?? '';
}

function choicesOf(sex: Sex): Choice[] {
  return NAMES[sex].split(' ').map((choice) => {
    const [name = '', earlier, later] = choice.split(':');
    return { name, earlier: Number(earlier), later: Number(later) };
  });
}

function sumsBy(when: 'earlier' | 'later', sex: Sex): number[] {
  return sumsOf(CHOICES[sex].map((choice) => choice[when]));
}
