import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { DirectoryNameParts } from './DirectoryNameParts.tsx';
import type { DirectoryNamePageModel } from './directory-name-model.ts';

/** The people with a last name, a hundred per page. */
export function DirectoryNamePage({ page, site }: { page: DirectoryNamePageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>
      <DirectoryNameParts answer={page.answer} />
    </BrowsePage>
  );
}
