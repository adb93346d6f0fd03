import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { BrowseEntrance } from '../../browse/BrowseEntrance.tsx';
import { BrowseHead, BrowsePage } from '../../browse/BrowsePage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import type { DirectoryPageModel } from './directory-model.ts';

/** Where browsing starts: a page without a search form. */
export function DirectoryPage({ page, site }: { page: DirectoryPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>
      <DirectoryParts directory={page.answer} />
    </BrowsePage>
  );
}

function DirectoryParts({ directory }: { directory: DirectoryAnswer }) {
  return (
    <>
      <BrowseHead title={browseCopy.directory.title} lede={browseCopy.directory.lede} />
      <BrowseEntrance directory={directory} />
    </>
  );
}
