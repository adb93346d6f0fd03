import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { DirectoryPageModel, SiteModel } from '../page-model.ts';
import { DirectoryParts } from './DirectoryParts.tsx';

/** Where browsing begins, as a page without a search form. */
export function DirectoryPage({ page, site }: { page: DirectoryPageModel; site: SiteModel }) {
  return <BrowsePage site={site}>{import.meta.env.SSR ? <DirectoryParts directory={page.answer} /> : null}</BrowsePage>;
}
