import { loginCopy } from '../../../shared/copy/login.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from '../../ui/CardBody.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadingCircle } from '../../ui/LoadingCircle.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import type { LoginPageModel, SiteModel } from '../page-model.ts';
import styles from './LoginPage.module.css';

const ERROR_ID = 'login-error';
const loadCheck = async () => (await import('../../../shared/forms/login-form.ts')).checkLogin;

/**
 * A form post whose fields are checked here and on the server alike (P5-008). After a refusal it is not said which of the
 * two was wrong, so both are marked and described by it.
 */
export function LoginPage({ page, site }: { page: LoginPageModel; site: SiteModel }) {
  const isWrong = page.error !== null;
  const { errors, isSending, form } = useFieldErrors(page.fieldErrors, loadCheck);
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.narrow}>
          <Card>
            <CardBody>
              <div className={styles.covered}>
                <form className={styles.form} method="post" action={paths.login()} aria-busy={isSending} {...form}>
                  <h1>{loginCopy.title}</h1>
                  {isWrong ? (
                    <Banner id={ERROR_ID} tone="error">
                      {page.error}
                    </Banner>
                  ) : null}
                  <input type="hidden" name="redirect" value={page.redirect} />
                  <Field
                    id="email"
                    name="email"
                    type="email"
                    label={loginCopy.email}
                    defaultValue={page.email}
                    error={errors.email}
                    autoComplete="username"
                    autoFocus={page.fieldErrors.email !== undefined}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? ERROR_ID : undefined}
                    required
                  />
                  <Field
                    id="password"
                    name="password"
                    type="password"
                    label={loginCopy.password}
                    error={errors.password}
                    autoComplete="current-password"
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? ERROR_ID : undefined}
                    // After a refusal the password is what has to be typed again.
                    autoFocus={
                      isWrong || (page.fieldErrors.password !== undefined && page.fieldErrors.email === undefined)
                    }
                    required
                  />
                  <Button look="pine" type="submit">
                    {loginCopy.submit}
                  </Button>
                  <p className={styles.ways}>
                    <a href={paths.forgotPassword()}>{loginCopy.forgot}</a>
                    <span>
                      {`${loginCopy.noAccount} `}
                      <a href={paths.signUp({ redirect: page.redirect })}>{loginCopy.signUp}</a>
                    </span>
                  </p>
                </form>
                {isSending ? <LoadingCircle label={loginCopy.sending} /> : null}
              </div>
            </CardBody>
          </Card>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
