import { homeCopy } from '../../../shared/copy/search/home.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Wrap } from '../../site/Wrap.tsx';
import styles from './HomeBand.module.css';
import { HomeWay } from './HomeWay.tsx';

const words = homeCopy.ways;

export function HomeWays() {
  return (
    <section className={styles.band} aria-labelledby="ways">
      <Wrap>
        <div className={styles.intro}>
          <h2 id="ways">{words.title}</h2>
          <p>{words.lede}</p>
        </div>
        <div className={styles.three}>
          <HomeWay icon="users" words={words.name} route="people-search" href={paths.peopleSearch()} />
          <HomeWay icon="phone" words={words.phone} route="reverse-phone" href={paths.reversePhone()} />
          <HomeWay icon="home" words={words.address} route="address-search" href={paths.addressSearch()} />
        </div>
      </Wrap>
    </section>
  );
}
