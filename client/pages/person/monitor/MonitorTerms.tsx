import { monitorCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { FieldError } from '../../../ui/form/Field.tsx';
import { NewWindowNote } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './Monitor.module.css';

const ERROR_ID = 'monitor-terms-error';

/** The box for the terms, never checked by itself; both links open a new tab (P2-115). */
export function MonitorTerms({ error, isFocused = false }: { error: string | undefined; isFocused?: boolean }) {
  const [before, between, after] = words.terms;
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name="terms"
          value="yes"
          required
          // biome-ignore lint/a11y/noAutofocus: the page came back because of this box
          autoFocus={isFocused}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : ERROR_ID}
        />
        <span>
          {before}
          <NewTab href={paths.terms()}>{words.termsOfService}</NewTab>
          {between}
          <NewTab href={paths.privacy()}>{words.privacyPolicy}</NewTab>
          {after}
        </span>
      </label>
      <FieldError id={ERROR_ID} error={error} />
    </div>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <NewWindowNote />
    </a>
  );
}
