import { homeCopy } from '../../../shared/copy/search/home.ts';
import { type RouteName, routeRow } from '../../../shared/urls/route-table.ts';
import { Chip } from '../../ui/action/Chip.tsx';
import { Icon, type IconName } from '../../ui/text/Icon.tsx';
import styles from './HomeWay.module.css';

/** One way into the records; says so while its page is not open. */
export function HomeWay({
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
    <div className={styles.way}>
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
