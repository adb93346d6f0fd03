import type { DirectoryAnswer } from '../../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../../shared/copy/search/browse.ts';
import { BrowseEntrance } from '../../browse/BrowseEntrance.tsx';
import { BrowseHead } from '../../browse/BrowsePage.tsx';

export function DirectoryParts({ directory }: { directory: DirectoryAnswer }) {
  return (
    <>
      <BrowseHead title={browseCopy.directory.title} lede={browseCopy.directory.lede} />
      <BrowseEntrance directory={directory} />
    </>
  );
}
