import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { DirectoryNamePageModel, SiteModel } from '../page-model.ts';
import { DirectoryNameParts } from './DirectoryNameParts.tsx';

/** The people with a last name, a hundred per page. */
export function DirectoryNamePage({ page, site }: { page: DirectoryNamePageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>{import.meta.env.SSR ? <DirectoryNameParts answer={page.answer} /> : null}</BrowsePage>
  );
}
