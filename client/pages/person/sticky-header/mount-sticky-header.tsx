import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PersonPageModel } from '../../page-model.ts';
import { STICKY_HEADER_ID } from '../place-ids.ts';
import type { Way } from '../way/way.ts';
import { PersonStickyHeader } from './PersonStickyHeader.tsx';

/** Puts the sticky header into the place that the page keeps for it: without scripts there is none. */
export function mountStickyHeader(page: PersonPageModel, way: Way): void {
  const place = document.getElementById(STICKY_HEADER_ID);
  if (place === null) return;
  createRoot(place).render(
    <StrictMode>
      <PersonStickyHeader page={page} way={way} />
    </StrictMode>,
  );
}
