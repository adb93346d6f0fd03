import { confirmCopy as words } from '../../shared/copy/account/account-security.ts';
import { paths } from '../../shared/urls/paths.ts';
import { ButtonLink } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Banner } from '../ui/surface/Banner.tsx';

/** How the reader shows that it is them: with their password, or by logging in again at `redirect`. */
export interface ConfirmModel {
  readonly way: 'password' | 'link';
  /** same-site path to come back to */
  readonly redirect: string;
  /** the password they typed was not theirs */
  readonly isWrong: boolean;
}

/** Inside a form whose change needs a confirmation. `idPrefix` keeps its ids apart from those of other forms. */
export function ConfirmFields({ idPrefix, confirm }: { idPrefix: string; confirm: ConfirmModel | null }) {
  if (confirm === null) return null;
  const { way, redirect, isWrong } = confirm;
  const isByLink = way === 'link';
  return (
    <>
      <Banner tone="error">
        <b>{words.title}</b>
        <p>{isByLink ? words.byLink : words.byPassword}</p>
      </Banner>
      {isByLink ? (
        <p>
          <ButtonLink href={paths.oneTimeLogin({ redirect })}>{words.link}</ButtonLink>
        </p>
      ) : (
        <>
          <Field
            id={`${idPrefix}-confirm`}
            name="password"
            type="password"
            label={words.password}
            error={isWrong ? words.wrong : null}
            autoComplete="current-password"
            autoFocus
            required
          />
          <p>
            <a href={paths.oneTimeLogin({ redirect })}>{words.instead}</a>
          </p>
        </>
      )}
    </>
  );
}
