import { homeCopy } from '../../../shared/copy/search/home.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import styles from './HomeHero.module.css';
import { HomeScene } from './HomeScene.tsx';

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.words}>
          <h1>{homeCopy.title}</h1>
          <p className={styles.lede}>{homeCopy.lede}</p>
          <div className={styles.search}>
            <SearchForm look="hero" />
          </div>
        </div>
      </Wrap>
      <HomeScene />
    </div>
  );
}
