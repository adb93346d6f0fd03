import { loginCopy } from '../../../shared/copy/login.ts';
import { LoginForm } from '../../account/LoginForm.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from '../../ui/CardBody.tsx';
import type { LoginPageModel, SiteModel } from '../page-model.ts';
import styles from './LoginPage.module.css';

/** The log-in as a page of its own: the way of who has no scripts, and where a refusal is said. */
export function LoginPage({ page, site }: { page: LoginPageModel; site: SiteModel }) {
  const { redirect, email, error, fieldErrors } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div className={styles.narrow}>
          <Card>
            <CardBody>
              <LoginForm
                redirect={redirect}
                propertySite={site.propertySite ?? null}
                email={email}
                error={error}
                fieldErrors={fieldErrors}
              >
                <h1>{loginCopy.title}</h1>
              </LoginForm>
            </CardBody>
          </Card>
        </div>
      </Wrap>
    </SiteFrame>
  );
}
