import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { parseSearchName } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import { changeSearchHref } from './results-next.ts';

/** How to narrow a list, and how to get off it. */
export function ResultsNotes({ page }: { page: ResultsPageModel }) {
  const { firstName } = parseSearchName(page.name);
  const words = resultsCopy.onThisList;
  const { isOpen } = routeRow('opt-out');
  return (
    <>
      <SideNote
        title={resultsCopy.notTheOne.title(firstName || 'person')}
        text={resultsCopy.notTheOne.text}
        link={resultsCopy.notTheOne.link}
        href={changeSearchHref(page)}
      />
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut()}
      />
    </>
  );
}
