import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { DirectoryLetterParts } from './DirectoryLetterParts.tsx';
import type { DirectoryLetterPageModel } from './directory-letter-model.ts';

/** Last names that start with a letter, a hundred per page. */
export function DirectoryLetterPage({ page, site }: { page: DirectoryLetterPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>
      <DirectoryLetterParts answer={page.answer} />
    </BrowsePage>
  );
}
