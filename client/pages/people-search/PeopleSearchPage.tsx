import type { PeopleSearchPageModel, SiteModel } from '../page-model.ts';

export function PeopleSearchPage({ page }: { page: PeopleSearchPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
