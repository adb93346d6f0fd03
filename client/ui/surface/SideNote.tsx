import { ButtonLink } from '../action/Button.tsx';
import styles from './SideNote.module.css';

/** A small card in the rail: a question, an answer, a link. */
export function SideNote({ title, text, link, href }: { title: string; text: string; link: string; href: string }) {
  return (
    <section className={styles.note}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink size="small" href={href}>
        {link}
      </ButtonLink>
    </section>
  );
}
