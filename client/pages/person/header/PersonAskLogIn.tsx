import { personCopy } from '../../../../shared/copy/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './PersonBanner.module.css';

const words = personCopy.askLogIn;

/**
 * Who follows a link for subscribers without being logged in is asked to, and comes back here (P2-052): the way of who has
 * no scripts, and of who closed the dialog (P2-051).
 */
export function PersonAskLogIn({ redirect }: { redirect: string }) {
  return (
    <div className={styles.banner}>
      <Banner>
        {`${words.text} `}
        <a href={paths.login({ redirect })}>{words.link}</a>
      </Banner>
    </div>
  );
}
