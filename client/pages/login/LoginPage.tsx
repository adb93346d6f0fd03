import type { LoginPageModel, SiteModel } from '../page-model.ts';

export function LoginPage({ page }: { page: LoginPageModel; site: SiteModel }) {
  return (
    <main id="main">
      <h1>{page.kind}</h1>
    </main>
  );
}
