import type { ReactNode } from 'react';
import type { SuggestedKind } from '../../../shared/contract/claims.ts';
import { claimedCopy as words } from '../../../shared/copy/removal/claim.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import styles from './ClaimRecordPage.module.css';

/** A correction that can be suggested of a fact. `fact` says which, where there are several. */
interface OfferedCorrection {
  readonly what: SuggestedKind;
  readonly text: string;
  readonly fact?: string;
}

export function ClaimedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

/**
 * One fact: what it is, who sees it, and buttons that hide it or lead to a correction. No URL holds a fact, so they are all
 * posts.
 */
export function ClaimedFact({
  value,
  note = '',
  seenBy,
  isHidden = false,
  hide = null,
  corrections = [],
  end = null,
}: {
  value: string;
  note?: string;
  seenBy: string;
  isHidden?: boolean;
  /** null: it cannot be hidden by itself */
  hide?: { readonly isHidden: boolean; readonly fields: Readonly<Record<string, string>> } | null;
  corrections?: readonly OfferedCorrection[];
  end?: ReactNode;
}) {
  const hideText = hide?.isHidden ? words.show : words.hide;
  return (
    <li className={styles.fact}>
      <div className={styles.what}>
        <b dir="auto">{value}</b>
        {note === '' ? null : <small>{note}</small>}
        <Chip tone={isHidden ? 'warn' : 'line'}>{seenBy}</Chip>
      </div>
      <div className={classNames(styles.acts, hide === null && end === null && styles.bare)}>
        {hide === null ? null : (
          <form method="post" action={paths.claimRecord()}>
            {Object.entries(hide.fields).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <Button
              type="submit"
              name="act"
              value={hide.isHidden ? 'show' : 'hide'}
              size="small"
              aria-label={`${hideText}${words.about(value)}`}
            >
              {hideText}
            </Button>
          </form>
        )}
        {corrections.map(({ what, text, fact = '' }) => (
          <form key={what} method="post" action={paths.claimCorrection()}>
            <input type="hidden" name="show" value="form" />
            <input type="hidden" name="fact" value={fact} />
            <Button
              type="submit"
              name="what"
              value={what}
              size="small"
              look="quiet"
              aria-label={`${text}${words.about(value)}`}
            >
              {text}
            </Button>
          </form>
        ))}
        {end}
      </div>
    </li>
  );
}
