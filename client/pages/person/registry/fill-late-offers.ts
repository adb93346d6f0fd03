import type { PersonPageModel } from '../../page-model.ts';
import { STICKY_HEADER_ID } from '../place-ids.ts';
import { lateTexts } from './late-texts.ts';

const WAITING = `[data-late-template]:not(#${STICKY_HEADER_ID} *)`;

/**
 * Gives the calls to action that the server wrote without a text the one that they wait for, and shows them; an empty one
 * stays hidden (P7-043). The sticky header draws its own.
 */
export function fillLateOffers(page: PersonPageModel): void {
  if (document.querySelector(WAITING) === null) return;
  const texts = lateTexts(page);
  const fill = () => {
    for (const offer of document.querySelectorAll<HTMLElement>(WAITING)) {
      const text = texts.get().get(offer.dataset.lateTemplate ?? '') ?? '';
      const place = offer.querySelector('span');
      if (text === '' || place === null) continue;
      place.textContent = text;
      offer.hidden = false;
    }
  };
  texts.subscribe(fill);
  fill();
}
