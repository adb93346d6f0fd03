import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BrowseLetters.module.css';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** The letters that lead to last names: a letter without any is not a link. */
export function BrowseLetters({
  letters,
  current = null,
  hrefOf = (letter) => paths.directoryLetter({ lastName: letter }),
  labelOf = browseCopy.lettersLabel,
  more = null,
}: {
  /** letters with names: 'abc' */
  letters: string;
  /** the letter of this page */
  current?: string | null;
  /** where a letter leads; the directory by default */
  hrefOf?: (letter: string) => string;
  /** what a letter's link is called for screen readers */
  labelOf?: (letter: string) => string;
  /** a link to names that start with none of these letters */
  more?: { readonly text: string; readonly href: string } | null;
}) {
  return (
    <nav className={styles.letters} aria-label={browseCopy.letters}>
      {ALPHABET.map((letter) => {
        const text = letter.toUpperCase();
        return letters.includes(letter) ? (
          <a
            key={letter}
            href={hrefOf(letter)}
            aria-label={labelOf(text)}
            aria-current={letter === current ? 'page' : undefined}
          >
            {text}
          </a>
        ) : (
          <span key={letter}>{text}</span>
        );
      })}
      {more === null ? null : (
        <a className={styles.more} href={more.href}>
          {more.text}
        </a>
      )}
    </nav>
  );
}
