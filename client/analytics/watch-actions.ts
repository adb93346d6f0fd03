import { parseFunnelSlot, parseFunnelType } from '../../shared/funnels/funnel-values.ts';
import { LIST_SECTIONS } from '../../shared/people/person-sections.ts';
import { GENEALOGY_RECORDS } from '../../shared/urls/genealogy-url.ts';
import { track } from './track.ts';

/** Tracks which lists are opened and closed (F7-25): `data-list` holds a list's name. */
export function watchLists(): void {
  // Toggle events do not bubble, but the document sees them in the capture phase.
  document.addEventListener('toggle', noteList, { capture: true });
}

function noteList({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = LIST_SECTIONS.find((section) => section === target.dataset.list);
  if (list !== undefined) track('list_toggled', { list, isOpen: target.open });
}

/** Tracks which questions are opened and closed (F7-25), by their position in the list. */
export function watchQuestions(): void {
  // Toggle events do not bubble, but the document sees them in the capture phase.
  document.addEventListener('toggle', noteQuestion, { capture: true });
}

function noteQuestion({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  const list = target.closest('[aria-labelledby="person-details-faq"]');
  if (list === null) return;
  const index = [...list.querySelectorAll('details')].indexOf(target);
  track('faq_toggled', { index, isOpen: target.open });
}

/** Tracks which notes about an address's grade are opened (F2-72). */
export function watchGrades(): void {
  // Toggle events do not bubble, but the document sees them in the capture phase.
  document.addEventListener('toggle', noteGrade, { capture: true });
}

function noteGrade(event: Event): void {
  const isGrade = /^address-\d+-roi$/.test((event.target as Element).id);
  if (isGrade && (event as ToggleEvent).newState === 'open') track('roi_explained', {});
}

/**
 * Tracks clicks on links into a funnel (F7-25): a link's URL says where on the page it is (P2-128). Unknown places are
 * skipped, because the call would reject the entire batch; so are links that spend a credit, which sell nothing.
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

/** Tracks which of the partner's searches are opened (F7-25), but not for whom. */
export function watchGenealogy(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-genealogy]');
    const search = GENEALOGY_RECORDS.find((record) => record === link?.dataset.genealogy);
    if (search !== undefined) track('genealogy_clicked', { search });
  });
}
