import { BrowsePage } from '../../browse/BrowsePage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { WhitePagesCity } from './WhitePagesCity.tsx';
import { WhitePagesState } from './WhitePagesState.tsx';
import type { WhitePagesPageModel } from './white-pages-model.ts';

/** The people in a place (F2-20): the cities of a state, or the people listed in a city. */
export function WhitePagesPage({ page: { answer, mapNames }, site }: { page: WhitePagesPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site}>
      {answer.kind === 'state' ? (
        <WhitePagesState answer={answer} />
      ) : (
        <WhitePagesCity answer={answer} mapNames={mapNames} />
      )}
    </BrowsePage>
  );
}
