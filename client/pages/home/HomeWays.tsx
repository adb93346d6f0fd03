import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { homeCopy } from '../../../shared/copy/search/home.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Wrap } from '../../site/Wrap.tsx';
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
          <HomeWay icon="users" words={words.name} href={paths.peopleSearch()} />
          <HomeWay icon="phone" words={words.phone} href={paths.reversePhone()} />
          <HomeWay icon="home" words={words.address} href={paths.addressSearch()} />
        </div>
        <p className={wayStyles.sample}>
          {`${sample.text} ${reportPrice === null ? '' : `${sample.price(reportPrice)} `}`}
          <a href={paths.sampleReport()}>{sampleReportCopy.see}</a>
        </p>
      </Wrap>
    </section>
  );
}

/** One way to search the records. */
function HomeWay({
  icon,
  words,
  href,
}: {
  icon: IconName;
  words: { readonly title: string; readonly text: string; readonly link: string };
  href: string;
}) {
  return (
    <div className={wayStyles.way}>
      <Icon name={icon} size={24} />
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <a href={href}>
        {words.link}
        <Icon name="right" size={16} />
      </a>
    </div>
  );
}
