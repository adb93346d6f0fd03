import { arePropertiesHidden } from '../../client/pages/person/page-omissions.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { personPrintCopy } from '../../shared/copy/person/person-print.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, siteOrigin, variantsShown } from '../context.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { personHead, personPathOf } from '../seo/person-head.ts';
import { loadWholeReport } from './load-report.ts';

/** ?view=print: the page as a printed sheet, with all records of an open report. Never cached, never indexed. */
export async function renderPrint(c: EdgeContext, details: PersonDetails): Promise<Response> {
  const { results: person, userInfo } = details;
  const isOpen = hasOpenReport(details) && !isHead(c);
  const background = isOpen ? await loadWholeReport(c, person.id) : null;
  const backHref = paths.person(personPathOf(person));
  const viewer =
    userInfo.userType === null ? null : { userType: userInfo.userType, primaryEmail: userInfo.primaryEmail ?? '' };
  return renderPage(c, 200, {
    head: {
      ...personHead(details, siteOrigin(c), true),
      title: personPrintCopy.title(person.name.fullName),
    },
    site: siteFor(c, viewer),
    page: {
      kind: 'person-print',
      backHref,
      sheet: {
        details,
        background,
        arePropertiesHidden: arePropertiesHidden({ experiments: variantsShown(c) }),
        mortgageRatePercent: c.get('settings').mortgageRatePercent,
        printedAt: Date.now(),
        address: siteOrigin(c) + backHref,
      },
    },
  });
}
