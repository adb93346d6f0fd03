import { privacyExportCopy as words } from '../../../shared/copy/removal/privacy-export.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { PrivacyExportPageModel } from './privacy-export-model.ts';

const FORMATS = ['html', 'json'] as const;

/** Downloads everything that is held about whoever asked: each file once. */
export function PrivacyExportPage({ page: { view }, site }: { page: PrivacyExportPageModel; site: SiteModel }) {
  return <FormCard site={site}>{view.state === 'open' ? <Open view={view} /> : <Over isCut={view.isCut} />}</FormCard>;
}

function Open({
  view: { token, until, taken, problem },
}: {
  view: Extract<PrivacyExportPageModel['view'], { state: 'open' }>;
}) {
  return (
    <>
      <h1>{words.title}</h1>
      <p>
        {words.text} {words.until(until)}
      </p>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <form method="post" action={paths.privacyExport()} className={formStyles.form}>
        <input type="hidden" name="token" value={token} />
        {FORMATS.map((format, at) =>
          taken.includes(format) ? (
            <p key={format} className={formStyles.small}>
              {words.taken[format]}
            </p>
          ) : (
            <Button key={format} type="submit" look={at === 0 ? 'pine' : 'plain'} name="format" value={format}>
              {words.formats[format]}
            </Button>
          ),
        )}
      </form>
      <p className={formStyles.small}>{words.care}</p>
    </>
  );
}

function Over({ isCut }: { isCut: boolean }) {
  return (
    <>
      <h1>{words.over.title}</h1>
      <p>{isCut ? words.over.cut : words.over.text}</p>
      <p>
        <ButtonLink href={paths.privacyRequests({ kind: 'access' })}>{words.over.again}</ButtonLink>
      </p>
    </>
  );
}
