import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetOnLogOut } from './account/forget-on-log-out.ts';
import { Document, PAGE_DATA_ID, type PageComponent } from './document.tsx';
import { loadReporter, watchErrors } from './errors/watch-errors.ts';
import type { DocumentData } from './pages/page-model.ts';

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
const data = JSON.parse(pageData) as DocumentData;
const title = document.querySelector('title')?.textContent ?? '';

// A bot's errors are its own.
if (!('isBot' in data.page && data.page.isBot)) watchErrors();

// Before anything else loads: what was read must not stay because the reader was quick.
forgetOnLogOut();

/** The page works, but server and browser rendered it differently: somebody must look into it (P7-047). */
function reportRecovered(error: unknown): void {
  console.error(error);
  import('./api/log.ts').then(
    ({ logError }) => logError('selector-hydration-error', error),
    () => {},
  );
}

/**
 * This page's component. The document says which script contains it, so that this script, which every page loads, does not
 * grow with each page. A page's file exports only its component. In development nothing is built.
 */
async function loadPage(): Promise<PageComponent> {
  const { page, script } = data;
  if (import.meta.env.DEV) return (await import('./pages/load-page.ts')).loadPage(page.kind);
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ script ?? '');
  // A chunk may export more than its file does, under names invented by the bundler.
  const name = Object.keys(exported).find((key) => key.endsWith('Page')) ?? '';
  return exported[name] as PageComponent;
}

loadPage().then((Page) => {
  // A transition hydrates in slices of a few milliseconds, and the browser responds to touches in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document model={{ ...data, head: { title } }} pageData={pageData} Page={Page} />
      </StrictMode>,
      { onRecoverableError: reportRecovered },
    );
  });
  // Nothing on the page depends on it, so the page does not wait for it, and a failure to load it is not an error.
  import('./after-hydration.ts').then(
    ({ afterHydration }) => afterHydration(data.page, data.site),
    () => {},
  );
  loadReporter().catch(() => {});
});
