import { personCopy } from '../../../../shared/copy/person/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Banner } from '../../../ui/surface/Banner.tsx';
import styles from './PersonBanner.module.css';

/**
 * Who follows a link for subscribers, or one that monitors, without being logged in is asked to, and comes back here
 * (P2-052): the way of who has no scripts, and of who closed the dialog (P2-051).
 */
export function PersonAskLogIn({ text, redirect }: { text: string; redirect: string }) {
  return (
    <div className={styles.banner}>
      <Banner>
        {`${text} `}
        <a href={paths.login({ redirect })}>{personCopy.askLogIn.link}</a>
      </Banner>
    </div>
  );
}
