import type { NotOpenPageModel, SiteModel } from '../page-model.ts';

export function NotOpenPage({ page }: { page: NotOpenPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
