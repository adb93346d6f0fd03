import styles from './DottedLinks.module.css';

/** Places or names in a line with dots between them; none breaks inside. */
export function DottedLinks({ links }: { links: readonly { readonly text: string; readonly href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
