import { homeCopy } from '../../../shared/copy/search/home.ts';
import { COLLECTED } from '../../../shared/copy/site/how-we-collect-data.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './HomeBand.module.css';

const words = homeCopy.sources;

/** The kinds of sources, and what to make of each. */
export function HomeSources() {
  return (
    <section className={styles.band} aria-labelledby="sources">
      <Wrap>
        <div className={styles.two}>
          <div className={styles.intro}>
            <h2 id="sources">{words.title}</h2>
            <p>{words.lede}</p>
            <div className={styles.actions}>
              <ButtonLink href={paths.howWeCollectData()}>{homeCopy.privacy.howWeCollectData}</ButtonLink>
            </div>
          </div>
          <ul className={styles.choices}>
            {Object.values(COLLECTED).map(({ title, means }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{means}</p>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}
