import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { resultsCopy } from '../../../shared/copy/results.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Pager } from '../../ui/Pager.tsx';
import type { ResultsPageModel, SiteModel } from '../page-model.ts';
import { ResultsAside } from './ResultsAside.tsx';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import { ResultsList } from './ResultsList.tsx';
import styles from './ResultsPage.module.css';
import { placeInWords, widenedFrom } from './results-place.ts';

export function ResultsPage({ page, site }: { page: ResultsPageModel; site: SiteModel }) {
  const { answer, name, location } = page;
  const isEmpty = answer.results.length === 0;
  const widened = widenedFrom(answer.place, location);
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.head}>
          <h1>{resultsCopy.heading(name, placeInWords(answer.place, location))}</h1>
          {isEmpty ? null : <p>{amountInWords(answer)}</p>}
          {widened === null ? null : <p>{resultsCopy.widened(widened.city, widened.zip)}</p>}
        </div>
        <div className={styles.split}>
          <div className={styles.main}>
            {page.showInfoBanner ? <Banner>{resultsCopy.infoBanner}</Banner> : null}
            {isEmpty ? <ResultsEmpty page={page} /> : <ResultsList results={answer.results} />}
            <Pager
              page={answer.page}
              pages={isEmpty ? 0 : answer.pages}
              hrefOf={(number) => paths.personSearch({ name, location, page: number })}
            />
          </div>
          {answer.total === 0 ? null : <ResultsAside page={page} />}
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function amountInWords({ total, exactTotal, isTotalCapped }: SearchAnswer): string {
  const words = [resultsCopy.total(total, exactTotal, isTotalCapped)];
  if (isTotalCapped) words.push(resultsCopy.capped(total));
  return [...words, resultsCopy.freeToSee].join(' ');
}
