import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document, PAGE_DATA_ID } from './document.tsx';
import { loadPage } from './pages/load-page.ts';
import type { DocumentModel } from './pages/page-model.ts';

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
const model = JSON.parse(pageData) as DocumentModel;

/** The page is whole, but its server and its browser did not agree: somebody has to look at it (P7-047). */
function reportRecovered(error: unknown): void {
  console.error(error);
  import('./api/log.ts').then(
    ({ logError }) => logError('selector-hydration-error', error),
    () => {},
  );
}

loadPage(model.page.kind).then((Page) => {
  // As a transition it is done in slices of some milliseconds between which the browser answers to touches.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document model={model} pageData={pageData} Page={Page} />
      </StrictMode>,
      { onRecoverableError: reportRecovered },
    );
  });
  // Nothing on the page needs it, so it is no part of what the page waits for, and no fault when it does not come.
  import('./after-hydration.ts').then(
    ({ afterHydration }) => afterHydration(model.page, model.site),
    () => {},
  );
});
