import { resultsCopy } from '../../../shared/copy/results.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
