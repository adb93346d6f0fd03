import type { ResultsPageModel, SiteModel } from '../page-model.ts';

export function ResultsPage({ page }: { page: ResultsPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
