import { type FormEvent, useEffect, useRef, useState } from 'react';
import { monitorRelativesCopy as words } from '../../../../shared/copy/person/monitor.ts';
import formStyles from '../../../account/AccountForm.module.css';
import { track } from '../../../analytics/track.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { LoadingCircle } from '../../../ui/loading/LoadingCircle.tsx';
import { Banner } from '../../../ui/surface/Banner.tsx';
import type { OfferedRelative } from './describe-relatives.ts';
import styles from './Monitor.module.css';
import { monitorRelatives } from './monitor-by-email.ts';
import { RelativeChoices } from './RelativeChoices.tsx';

/**
 * The last step: relatives to monitor, too (P4-034), at least one of them (P5-014), and what is left to do for alerts.
 * Without relatives it says only that.
 */
export function MonitorRelatives({
  first,
  relatives,
  email,
  onClose,
}: {
  first: string;
  relatives: readonly OfferedRelative[];
  /** the address to be confirmed; null after a log-in */
  email: string | null;
  /** `added`: how many relatives are monitored now */
  onClose: (added: number) => void;
}) {
  const [isSending, setIsSending] = useState(false);
  const [chosen, setChosen] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const ids = new Set(new FormData(event.currentTarget).getAll('relative'));
    setIsSending(true);
    const added = await monitorRelatives(relatives.filter(({ id }) => ids.has(id)));
    if (added > 0) track('relatives_monitored', { count: added });
    onClose(added);
  };
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={formStyles.covered}>
      <form ref={form} className={formStyles.form} method="post" aria-busy={isSending} onSubmit={onSubmit}>
        {email === null ? null : <Banner tone="ok">{words.confirm(email)}</Banner>}
        {relatives.length === 0 ? null : (
          <>
            <p ref={text} tabIndex={-1} className={formStyles.text}>
              {words.text}
            </p>
            <RelativeChoices
              relatives={relatives}
              onChange={() => setChosen(new FormData(form.current ?? undefined).getAll('relative').length)}
            />
          </>
        )}
        <div className={styles.foot}>
          {relatives.length === 0 ? (
            <Button look="pine" autoFocus onClick={() => onClose(0)}>
              {words.done}
            </Button>
          ) : (
            <>
              <Button onClick={() => onClose(0)}>{words.skip(first)}</Button>
              <Button look="pine" type="submit" disabled={chosen === 0} aria-disabled={isSending}>
                {words.submit}
              </Button>
            </>
          )}
        </div>
      </form>
      {isSending ? <LoadingCircle label={words.sending} /> : null}
    </div>
  );
}
