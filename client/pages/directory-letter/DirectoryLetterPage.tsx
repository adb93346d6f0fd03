import type { DirectoryLetterAnswer } from '../../../shared/contract/finding/browse.ts';
import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { DirectoryLetterParts } from './DirectoryLetterParts.tsx';

export interface DirectoryLetterPageModel {
  readonly kind: 'directory-letter';
  readonly answer: DirectoryLetterAnswer;
}

/** Last names that start with a letter, a hundred per page. */
export function DirectoryLetterPage({ page, site }: { page: DirectoryLetterPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>{import.meta.env.SSR ? <DirectoryLetterParts answer={page.answer} /> : null}</BrowsePage>
  );
}
