import type { ErrorPageModel, SiteModel } from '../page-model.ts';

export function ErrorPage({ page }: { page: ErrorPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
