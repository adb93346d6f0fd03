import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { homeCopy } from '../../../shared/copy/search/home.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type RouteName, routeRow } from '../../../shared/urls/route-table.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { IconName } from '../../ui/text/icon-paths.ts';
import styles from './HomeBand.module.css';
import wayStyles from './HomeWays.module.css';

const words = homeCopy.ways;
const sample = sampleReportCopy.home;

/** The ways to search, and below them what a report looks like and costs. */
export function HomeWays({ reportPrice }: { reportPrice: string | null }) {
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
        <p className={wayStyles.sample}>
          {`${sample.text} ${reportPrice === null ? '' : `${sample.price(reportPrice)} `}`}
          <a href={paths.sampleReport()}>{sampleReportCopy.see}</a>
        </p>
      </Wrap>
    </section>
  );
}

/** One way to search the records; says so while its page is not open. */
function HomeWay({
  icon,
  words,
  route,
  href,
}: {
  icon: IconName;
  words: { readonly title: string; readonly text: string; readonly link: string };
  route: RouteName;
  href: string;
}) {
  return (
    <div className={wayStyles.way}>
      <Icon name={icon} size={24} />
      <h3>
        {words.title}
        {routeRow(route).isOpen ? null : <Chip>{homeCopy.notOpenYet}</Chip>}
      </h3>
      <p>{words.text}</p>
      <a href={href}>
        {words.link}
        <Icon name="right" size={16} />
      </a>
    </div>
  );
}
