import { track } from '../../../analytics/track.ts';

/** The id of a list of related people, without its number (P2-163). */
export const RELATED_PANEL = 'related-people-';

/** Sends the event for a list that is shown from now on. */
export function trackRelatedPanel(panelId: string): void {
  if (panelId.startsWith(RELATED_PANEL))
    track('related_tab_selected', { tab: Number(panelId.slice(RELATED_PANEL.length)) });
}
