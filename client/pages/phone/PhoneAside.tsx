import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './PhonePage.module.css';

const { about, yours } = phonePageCopy;

/** Beside a number: what a look-up tells and costs, and the way off the page of a whole one. */
export function PhoneAside({ isPartial }: { isPartial: boolean }) {
  const { isOpen } = routeRow('opt-out');
  return (
    <aside className={styles.aside} aria-label={about.title}>
      <section className={styles.about} aria-labelledby="about">
        <h2 id="about">{about.title}</h2>
        {[about.free, about.sure].map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      {isPartial ? null : (
        <SideNote
          title={yours.title}
          text={isOpen ? yours.textOpen : yours.textClosed}
          link={isOpen ? yours.linkOpen : yours.linkClosed}
          href={paths.optOut()}
        />
      )}
    </aside>
  );
}
