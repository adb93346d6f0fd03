import { linkOverCopy } from '../../../shared/copy/account/emailed-link.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { phoneReportsCopy, phoneReportCopy as words } from '../../../shared/copy/search/phone-reports.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import { PhoneReportForm } from '../../phone-reports/PhoneReportForm.tsx';
import type { ReportForm } from '../../phone-reports/report-form.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { PhoneReportPageModel } from './phone-report-model.ts';

type View = PhoneReportPageModel['view'];

/** The form of a report by itself, and what follows it. */
export function PhoneReportPage({ page: { view }, site }: { page: PhoneReportPageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: { view: View }) {
  switch (view.state) {
    case 'form':
      return (
        <>
          <h1>{words.title(formatPhone(view.form.phone))}</h1>
          <PhoneReportForm form={view.form} />
          <BackLink phone={view.form.phone} />
        </>
      );
    case 'mailed':
      return <Mailed form={view.form} />;
    case 'confirm':
      return <Confirm view={view} />;
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{view.isCut ? linkOverCopy.broken : words.over.text}</p>
          <p>
            <ButtonLink href={paths.reversePhone()}>{words.over.again}</ButtonLink>
          </p>
        </>
      );
  }
}

/** Alike for every address. The button leads back to the form with what was typed, which no URL may contain. */
function Mailed({ form }: { form: ReportForm }) {
  return (
    <>
      <h1>{words.mailed.title}</h1>
      <p className={formStyles.text}>{words.mailed.text(form.email, formatPhone(form.phone))}</p>
      <p className={formStyles.small}>{words.mailed.limits}</p>
      <form method="post" action={paths.phoneReport(form)}>
        <input type="hidden" name="kind" value={form.kind ?? ''} />
        <input type="hidden" name="email" value={form.email} />
        <Button type="submit" name="show" value="form">
          {words.mailed.change}
        </Button>
      </form>
      <BackLink phone={form.phone} />
    </>
  );
}

function Confirm({ view }: { view: Extract<View, { state: 'confirm' }> }) {
  return (
    <>
      <h1>{words.confirm.title}</h1>
      <dl className={formStyles.times}>
        <div>
          <dt>{words.confirm.number}</dt>
          <dd>{formatPhone(view.phone)}</dd>
        </div>
        <div>
          <dt>{words.confirm.call}</dt>
          <dd>{phoneReportsCopy.kinds[view.kind]}</dd>
        </div>
      </dl>
      <p>{words.confirm.text}</p>
      {view.error === null ? null : <Banner tone="error">{view.error}</Banner>}
      <form method="post" action={paths.confirmPhoneReport()} className={formStyles.form}>
        <input type="hidden" name="token" value={view.token} />
        <Button type="submit" look="pine">
          {words.confirm.submit}
        </Button>
      </form>
      <p className={formStyles.small}>{words.confirm.notYou}</p>
    </>
  );
}

function BackLink({ phone }: { phone: string }) {
  return (
    <p className={formStyles.ways}>
      <a href={paths.phone({ phone })}>{words.back(formatPhone(phone))}</a>
    </p>
  );
}
