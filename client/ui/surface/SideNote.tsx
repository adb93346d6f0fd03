import type { ReactNode } from 'react';
import { ButtonLink } from '../action/Button.tsx';
import styles from './SideNote.module.css';

/** A small card in the rail: a question, an answer, and a link or several of them. */
export function SideNote({
  id,
  title,
  text,
  ...ways
}: { id?: string; title: string; text: string } & ({ link: string; href: string } | { children: ReactNode })) {
  return (
    <section id={id} className={styles.note}>
      <h2>{title}</h2>
      {text === '' ? null : <p>{text}</p>}
      {'children' in ways ? (
        ways.children
      ) : (
        <ButtonLink size="small" href={ways.href}>
          {ways.link}
        </ButtonLink>
      )}
    </section>
  );
}
