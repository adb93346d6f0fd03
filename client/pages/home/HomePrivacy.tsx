import { homeCopy } from '../../../shared/copy/search/home.ts';
import { routesCopy } from '../../../shared/copy/site/routes.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { RouteName } from '../../../shared/urls/route-table.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './HomeBand.module.css';

const words = homeCopy.privacy;

const CHOICES: readonly (readonly [route: RouteName, href: string])[] = [
  ['opt-out', paths.optOut()],
  ['claim', paths.claim()],
  ['do-not-sell', paths.doNotSell()],
];

/** Where to remove your own page, and what else you can do about it. */
export function HomePrivacy() {
  return (
    <section className={`${styles.band} ${styles.paper}`} aria-labelledby="your-page">
      <Wrap>
        <div className={styles.two}>
          <div className={styles.intro}>
            <h2 id="your-page">{words.title}</h2>
            <p>{words.text}</p>
            <div className={styles.actions}>
              <ButtonLink look="pine" href={paths.optOut()}>
                {words.link}
              </ButtonLink>
              <ButtonLink href={paths.howWeCollectData()}>{words.howWeCollectData}</ButtonLink>
            </div>
          </div>
          <ul className={styles.choices}>
            {CHOICES.map(([route, href]) => (
              <HomeChoice key={route} route={route} href={href} />
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}

function HomeChoice({ route, href }: { route: RouteName; href: string }) {
  const { title, description } = routesCopy[route];
  return (
    <li>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{description}</p>
    </li>
  );
}
