import type { PersonPageModel, SiteModel } from '../page-model.ts';

export function PersonPage({ page }: { page: PersonPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
