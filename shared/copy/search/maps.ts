import { countOf, formatCount } from '../format/numbers.ts';

/** Words of the maps of pages that are not about one person. */
export const mapsCopy = {
  credit: '© Map contributors',
  /** the same figures as the squares, opened by whoever wants them as text */
  sameAsList: 'Show as a list',
  /** 'OR, Oregon, 312 people': what is heard has what is seen */
  stateCount: (state: string, people: number) => `${state}, ${countOf(people, 'person', 'people')}`,
  people: (people: number) => countOf(people, 'person', 'people'),
  /** '20–59', or '200 or more' for the last step */
  step: (from: number, next: number | undefined) => {
    if (next === undefined) return `${formatCount(from)} or more`;
    return next - 1 === from ? formatCount(from) : `${formatCount(from)}–${formatCount(next - 1)}`;
  },
} as const;
