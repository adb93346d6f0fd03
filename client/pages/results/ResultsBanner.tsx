import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { BANNER_ID } from './dismiss-banner.ts';
import styles from './ResultsBanner.module.css';

/** Why the reader is on this list instead of a report (P2-032). It can be dismissed; without scripts it stays. */
export function ResultsBanner({ hasPeople }: { hasPeople: boolean }) {
  return (
    <div id={BANNER_ID} className={styles.banner}>
      <ResultsBannerText hasPeople={hasPeople} />
    </div>
  );
}

function ResultsBannerText({ hasPeople }: { hasPeople: boolean }) {
  return (
    <>
      <Banner>{hasPeople ? resultsCopy.infoBanner : resultsCopy.infoBannerOfNobody}</Banner>
      <div className={styles.dismiss}>
        <Button
          look="quiet"
          size="small"
          isIcon
          aria-label={resultsCopy.dismiss}
          data-dismiss=""
          {...markEvent('banner_dismissed', { banner: 'results' })}
        >
          <Icon name="close" />
        </Button>
      </div>
    </>
  );
}
