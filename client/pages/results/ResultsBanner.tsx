import { useState } from 'react';
import { resultsCopy } from '../../../shared/copy/results.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ResultsPageModel } from '../page-model.ts';
import styles from './ResultsBanner.module.css';

/** Why the reader is on this list instead of a report (P2-032). It goes when it was read; without scripts it stands. */
export function ResultsBanner({ page }: { page: ResultsPageModel }) {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const dismiss = () => {
    const { name, location, filters, answer } = page;
    // A reload or a way back would tell it again.
    history.replaceState(history.state, '', paths.personSearch({ name, location, filters, page: answer.page }));
    // The focus was on what is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    setIsShown(false);
  };
  return (
    <div className={styles.banner}>
      <Banner>{resultsCopy.infoBanner}</Banner>
      <Button
        className={styles.dismiss}
        look="quiet"
        size="small"
        isIcon
        aria-label={resultsCopy.dismiss}
        onClick={dismiss}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
