import type { HomePageModel, SiteModel } from '../page-model.ts';

export function HomePage({ page }: { page: HomePageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
