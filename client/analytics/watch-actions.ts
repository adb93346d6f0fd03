import { parseFunnelSlot, parseFunnelType } from '../../shared/funnels/funnel-values.ts';
import { LIST_SECTIONS } from '../../shared/people/person-sections.ts';
import { GENEALOGY_RECORDS } from '../../shared/urls/genealogy-url.ts';
import { track } from './track.ts';

/** Records which lists are unfolded and folded (F7-25): each says its name in `data-list`. */
export function watchLists(): void {
  // A toggle does not bubble, but on its way down it passes the document.
  document.addEventListener('toggle', noteList, { capture: true });
}

function noteList({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = LIST_SECTIONS.find((section) => section === target.dataset.list);
  if (list !== undefined) track('list_toggled', { list, isOpen: target.open });
}

/** Records which questions are opened and closed (F7-25), by their place in the list. */
export function watchQuestions(): void {
  // A toggle does not bubble, but on its way down it passes the document.
  document.addEventListener('toggle', noteQuestion, { capture: true });
}

function noteQuestion({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = target.closest('[aria-labelledby="person-details-faq"]');
  if (list === null) return;
  const index = [...list.querySelectorAll('details')].indexOf(target);
  track('faq_toggled', { index, isOpen: target.open });
}

/**
 * Records clicks on links into a funnel (F7-25): each says in its address where on the page it stands (P2-128). A place
 * that no page has is not told, because the call refuses a whole batch for it; nor is a credit that is spent, which sells
 * nothing.
 */
export function watchUpsells(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="wp_content="]');
    if (link === null || link.dataset.credit !== undefined) return;
    const query = new URL(link.href).searchParams;
    const slot = parseFunnelSlot(query.get('wp_content'));
    if (slot !== null) track('upsell_clicked', { slot, funnelType: parseFunnelType(query.get('funnelType')) });
  });
}

/** Records which of the partner's searches are opened (F7-25), without a word of whom they are for. */
export function watchGenealogy(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-genealogy]');
    const search = GENEALOGY_RECORDS.find((record) => record === link?.dataset.genealogy);
    if (search !== undefined) track('genealogy_clicked', { search });
  });
}
