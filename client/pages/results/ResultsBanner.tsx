import { useEffect, useState } from 'react';
import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { withoutInfoBanner } from '../../../shared/urls/redirect-notices.ts';
import { Button } from '../../ui/action/Button.tsx';
import banner from '../../ui/surface/Banner.module.css';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import styles from './ResultsBanner.module.css';

const ID = 'results-banner';
const SHEETS = [banner];

/** Why the reader is on this list instead of a report (P2-032). It can be dismissed; without scripts it stays. */
export function ResultsBanner({ hasPeople }: { hasPeople: boolean }) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const dismiss = () => {
      // Otherwise a reload or the Back button would show it again.
      history.replaceState(history.state, '', withoutInfoBanner(location.href));
      // The focused button is gone.
      document.getElementById('main')?.focus({ preventScroll: true });
      setIsShown(false);
    };
    const button = document.getElementById(ID)?.querySelector('button');
    button?.addEventListener('click', dismiss);
    return () => button?.removeEventListener('click', dismiss);
  }, []);
  if (!isShown) return null;
  return (
    <ServerHtml id={ID} className={styles.banner} sheets={SHEETS}>
      {import.meta.env.SSR ? <ResultsBannerText hasPeople={hasPeople} /> : null}
    </ServerHtml>
  );
}

function ResultsBannerText({ hasPeople }: { hasPeople: boolean }) {
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
