import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document, PAGE_DATA_ID, type PageComponent } from './document.tsx';
import { loadReporter, watchErrors } from './errors/watch-errors.ts';
import type { DocumentModel } from './pages/page-model.ts';

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
const model = JSON.parse(pageData) as DocumentModel;

// A program that reads pages has errors of its own.
if (!('isBot' in model.page && model.page.isBot)) watchErrors();

/** The page is whole, but its server and its browser did not agree: somebody has to look at it (P7-047). */
function reportRecovered(error: unknown): void {
  console.error(error);
  import('./api/log.ts').then(
    ({ logError }) => logError('selector-hydration-error', error),
    () => {},
  );
}

/**
 * The component of this page. The document says which script has it, so that this one, which every page loads, names no
 * page: it grew by each of them. A page's file exports its component and nothing else. In development nothing is built.
 */
async function loadPage(): Promise<PageComponent> {
  const { page, assets } = model;
  if (import.meta.env.DEV) return (await import('./pages/load-page.ts')).loadPage(page.kind);
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ assets.page ?? '');
  // A chunk may export more than its file does, by names that the bundler made up.
  const name = Object.keys(exported).find((key) => key.endsWith('Page')) ?? '';
  return exported[name] as PageComponent;
}

loadPage().then((Page) => {
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
  loadReporter().catch(() => {});
});
