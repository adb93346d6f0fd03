import { GENEALOGY_RECORDS } from '../../shared/urls/genealogy-url.ts';
import { track } from './track.ts';

/** Records which of the partner's searches are opened (F7-25), without a word of whom they are for. */
export function watchGenealogy(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-genealogy]');
    const search = GENEALOGY_RECORDS.find((record) => record === link?.dataset.genealogy);
    if (search !== undefined) track('genealogy_clicked', { search });
  });
}
