import { homeCopy } from '../../../shared/copy/home.ts';
import { siteCopy } from '../../../shared/copy/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HomeHero.module.css';
import { HomeScene } from './HomeScene.tsx';

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.words}>
          <h1>{homeCopy.title}</h1>
          <p className={styles.lede}>{homeCopy.lede}</p>
          <search className={styles.search}>
            <form className={styles.form} action={paths.search()} aria-label={siteCopy.searchLabel}>
              <Field id="home-name" name="name" label={siteCopy.nameLabel} autoComplete="off" required />
              <Field id="home-location" name="location" label={siteCopy.placeLabel} autoComplete="off" />
              <Button look="pine" type="submit">
                <Icon name="search" />
                {siteCopy.search}
              </Button>
              <p className={styles.use}>
                <Icon name="shield" size={16} />
                {homeCopy.use}
              </p>
            </form>
          </search>
        </div>
      </Wrap>
      <HomeScene />
    </div>
  );
}
