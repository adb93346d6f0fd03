import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Document, PAGE_DATA_ID } from './document.tsx';
import { loadPage } from './pages/load-page.ts';
import type { DocumentModel } from './pages/page-model.ts';

const pageData = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
const model = JSON.parse(pageData) as DocumentModel;

loadPage(model.page.kind).then((Page) => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document model={model} pageData={pageData} Page={Page} />
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
});
