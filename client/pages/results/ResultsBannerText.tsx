import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './ResultsBanner.module.css';

export function ResultsBannerText({ hasPeople }: { hasPeople: boolean }) {
  return (
    <>
      <Banner>{hasPeople ? resultsCopy.infoBanner : resultsCopy.infoBannerOfNobody}</Banner>
      <div className={styles.dismiss}>
        <Button look="quiet" size="small" isIcon aria-label={resultsCopy.dismiss}>
          <Icon name="close" />
        </Button>
      </div>
    </>
  );
}
