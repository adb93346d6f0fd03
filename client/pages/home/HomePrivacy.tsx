import { homeCopy } from '../../../shared/copy/home.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './HomeBand.module.css';

const words = homeCopy.privacy;

/** Where removal is, or will be. */
export function HomePrivacy() {
  const { isOpen } = routeRow('opt-out');
  return (
    <section className={`${styles.band} ${styles.paper}`} aria-labelledby="your-page">
      <Wrap>
        <div className={styles.intro}>
          <h2 id="your-page">{isOpen ? words.titleOpen : words.titleClosed}</h2>
          <p>{isOpen ? words.textOpen : words.textClosed}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink look={isOpen ? 'pine' : 'plain'} href={paths.optOut()}>
            {words.optOut}
          </ButtonLink>
          <ButtonLink href={paths.howWeCollectData()}>{words.howWeCollectData}</ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}
