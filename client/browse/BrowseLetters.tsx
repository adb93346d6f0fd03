import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BrowseLetters.module.css';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** The letters that lead to last names: a letter without any is not a link. */
export function BrowseLetters({
  letters,
  current = null,
}: {
  /** letters with names: 'abc' */
  letters: string;
  /** the letter of this page */
  current?: string | null;
}) {
  return (
    <nav className={styles.letters} aria-label={browseCopy.letters}>
      {ALPHABET.map((letter) => {
        const text = letter.toUpperCase();
        return letters.includes(letter) ? (
          <a
            key={letter}
            href={paths.directoryLetter({ lastName: letter })}
            aria-label={browseCopy.lettersLabel(text)}
            aria-current={letter === current ? 'page' : undefined}
          >
            {text}
          </a>
        ) : (
          <span key={letter}>{text}</span>
        );
      })}
    </nav>
  );
}
