import type { PhoneSearchAnswer } from '../../../shared/contract/finding/reverse-search.ts';

/** '503' of '15035550142'. */
export function areaCodeOf({ phone }: Pick<PhoneSearchAnswer, 'phone'>): string {
  return phone.slice(1, 4);
}
