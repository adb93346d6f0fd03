import { scrollStrip, showTab, watchStrip } from './tab-strip.ts';

/**
 * Makes the page's tabs work (Tabs.tsx): arrow keys, Home and End move along them. If they are wider than their strip,
 * left and right controls scroll it (P2-166).
 *
 * @param onSelect gets the id of the panel that shows from now on
 */
export function watchTabs(onSelect: (panelId: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>('[role=tab]');
    if (tab !== null) select(tab, true, onSelect);
    const control = (target as Element).closest<HTMLElement>('[data-scroll-tabs]');
    const strip = control?.parentElement?.querySelector('[role=tablist]');
    if (!control || !strip) return;
    scrollStrip(strip, control.dataset.scrollTabs === '1' ? 1 : -1);
  });
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
    if (tab === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const tabs = tabsBeside(tab);
    const at = tabs.indexOf(tab);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next !== undefined) select(next, false, onSelect);
  });
  // Tabs may stream in late, after this script has begun.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watchStrips, { once: true });
  else watchStrips();
}

function tabsBeside(tab: Element): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

function select(tab: HTMLElement, glides: boolean, onSelect: (panelId: string) => void): void {
  const wasSelected = tab.ariaSelected === 'true';
  for (const other of tabsBeside(tab)) {
    other.setAttribute('aria-selected', String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel !== null) panel.hidden = other !== tab;
  }
  if (!wasSelected) onSelect(tab.getAttribute('aria-controls') ?? '');
  tab.focus({ preventScroll: true });
  const strip = tab.parentElement;
  // In a frame of its own: a strip that is still gliding back would end a pixel short.
  if (strip !== null) requestAnimationFrame(() => showTab(strip, tab, glides));
}

/** Shows the controls that each strip needs; without them, it can still be scrolled directly. */
function watchStrips(): void {
  for (const strip of document.querySelectorAll('[role=tablist]')) {
    const controls = strip.parentElement?.querySelectorAll<HTMLElement>('[data-scroll-tabs]') ?? [];
    watchStrip(strip, ({ canGoBack, canGoOn }) => {
      for (const control of controls) control.hidden = !(control.dataset.scrollTabs === '1' ? canGoOn : canGoBack);
    });
  }
}
