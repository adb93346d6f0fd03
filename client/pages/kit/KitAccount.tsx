import { loginCopy } from '../../../shared/copy/account/login.ts';
import { kitPageCopy } from '../../../shared/copy/site/kit-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { EmailField } from '../../account/EmailField.tsx';
import { EmailFound } from '../../account/EmailFound.tsx';
import { FormLink } from '../../account/FormLink.tsx';
import { LoginWays } from '../../account/LoginWays.tsx';
import { KitControl, POINTED } from './KitControl.tsx';

const { sample } = kitPageCopy;
const FOUND = {
  ...{ email: sample.email, isValid: true, isAvailable: false, isFreeNoPassword: false },
  errorMessage: null,
} as const;

/** The parts of account forms. Nothing here sends anything. */
export function KitAccount() {
  return (
    <>
      <KitControl name="EmailField" states={['rest', 'hover', 'focus', 'error', 'disabled']}>
        {(state) => (
          <EmailField
            id={`kit-email-${state}`}
            label={loginCopy.email}
            email={sample.email}
            error={state === 'error' ? sample.error : null}
            disabled={state === 'disabled'}
          />
        )}
      </KitControl>
      <KitControl name="FormLink" states={POINTED}>
        {() => (
          <FormLink action={paths.kit()} form="kit-none">
            {loginCopy.signUp}
          </FormLink>
        )}
      </KitControl>
      <KitControl name="LoginWays" states={POINTED}>
        {() => <LoginWays forgotPassword={paths.kit()} signUp={paths.kit()} />}
      </KitControl>
      <KitControl name="EmailFound" states={['rest']}>
        {() => <EmailFound found={FOUND} form="kit-none" />}
      </KitControl>
    </>
  );
}
