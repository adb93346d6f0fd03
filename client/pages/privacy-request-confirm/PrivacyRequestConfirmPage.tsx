import { upperFirst } from '../../../shared/copy/format/prose.ts';
import { requestReceiptCopy } from '../../../shared/copy/removal/request-receipt.ts';
import { requestKindCopy } from '../../../shared/copy/removal/request-words.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { PrivacyRequestConfirmPageModel } from './privacy-request-confirm-model.ts';

const words = requestReceiptCopy.confirm;

/** The page of a request's emailed link: its buttons confirm or withdraw it. It names nobody. */
export function PrivacyRequestConfirmPage({
  page: { view },
  site,
}: {
  page: PrivacyRequestConfirmPageModel;
  site: SiteModel;
}) {
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: Pick<PrivacyRequestConfirmPageModel, 'view'>) {
  switch (view.state) {
    case 'open':
      return (
        <>
          <h1>{words.open.title}</h1>
          <p>
            <b>{upperFirst(requestKindCopy[view.asks].name)}.</b> {words.open.text}
          </p>
          {view.asks === 'opt-out' ? <p>{words.open.sale}</p> : null}
          {view.problem === null ? null : <Banner tone="error">{view.problem}</Banner>}
          <form method="post" action={paths.privacyRequestConfirm()} className={formStyles.form}>
            <input type="hidden" name="token" value={view.token} />
            <Button type="submit" look="pine" name="answer" value="yes">
              {words.open.submit}
            </Button>
            <Button type="submit" name="answer" value="no">
              {words.open.withdraw}
            </Button>
          </form>
        </>
      );
    case 'used':
      return (
        <>
          <h1>{words.used.title}</h1>
          <p>{words.used.text}</p>
          <p>
            <ButtonLink href={paths.privacyRequest({ reference: view.reference })}>{words.used.link}</ButtonLink>
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{view.isCut ? words.over.cut : words.over.text}</p>
          <p>
            <ButtonLink href={paths.privacyRequests()}>{words.over.again}</ButtonLink>
          </p>
        </>
      );
  }
}
