import { arePropertiesHidden } from '../../client/pages/person/page-omissions.ts';
import type { PersonPrintPageModel, PersonPrintSheet } from '../../client/pages/person-print/person-print-model.ts';
import { chosenSections } from '../../client/pages/person-print/sheet-parts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { personPrintCopy } from '../../shared/copy/person/person-print.ts';
import { hasOpenReport } from '../../shared/people/open-report.ts';
import { formatPrintParts, type PrintPart } from '../../shared/people/print-parts.ts';
import { formatRecordPosition } from '../../shared/records/record-position.ts';
import { sectionOf } from '../../shared/records/report-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, isHead, siteOrigin, variantsShown } from '../context.ts';
import { renderPage } from '../render/render-page.tsx';
import { askingNothing, siteFor } from '../render/site-model.ts';
import { personHead, personPathOf } from '../seo/person-head.ts';
import { loadCounts } from './load-person.ts';
import { loadPrint } from './load-print.ts';
import type { PersonFlags } from './person-flags.ts';
import { printOptions } from './print-options.ts';
import { decidePrintStep, printChoice, printWarning } from './print-steps.ts';

type Flags = Pick<PersonFlags, 'printParts' | 'printFrom' | 'hasUnderstood' | 'eid'>;

/**
 * ?view=print: the page as a printed sheet. Of an open report, first the choice of what to print, and the warning before
 * criminal records. Never cached, never indexed.
 */
export async function renderPrint(c: EdgeContext, details: PersonDetails, flags: Flags): Promise<Response> {
  const { results: person, userInfo } = details;
  const viewer =
    userInfo.userType === null ? null : { userType: userInfo.userType, primaryEmail: userInfo.primaryEmail ?? '' };
  return renderPage(c, 200, {
    head: {
      ...personHead(details, siteOrigin(c), true),
      title: personPrintCopy.title(person.name.fullName),
    },
    site: askingNothing(siteFor(c, viewer)),
    page: {
      kind: 'person-print',
      backHref: paths.person(personPathOf(person)),
      name: person.name.fullName,
      shows: await stepOf(c, details, flags),
    },
  });
}

async function stepOf(c: EdgeContext, details: PersonDetails, flags: Flags): Promise<PersonPrintPageModel['shows']> {
  const path = personPathOf(details.results);
  const decided = decidePrintStep(details, flags);
  switch (decided.step) {
    case 'choice': {
      const counts = isHead(c) ? null : await loadCounts(c, details.results.id, flags.eid);
      return printChoice(paths.person(path), printOptions(details, counts, isHiding(c)), decided.isNothing);
    }
    case 'warning': {
      const choiceHref = paths.personPrint(path, { parts: null });
      const refusedHref = hasOpenReport(details) ? choiceHref : paths.person(path);
      return printWarning(decided.parts, flags, { hrefOf: (query) => paths.personPrint(path, query), refusedHref });
    }
    case 'sheet':
      return sheetOf(c, details, decided.parts, flags);
  }
}

async function sheetOf(
  c: EdgeContext,
  details: PersonDetails,
  parts: readonly PrintPart[],
  { printFrom, hasUnderstood }: Flags,
): Promise<PersonPrintSheet> {
  const path = personPathOf(details.results);
  const hides = isHiding(c);
  const sections = chosenSections({ parts, from: null, arePropertiesHidden: hides });
  // Another beginning than in one of these sections counts as none.
  const from = printFrom !== null && sections.includes(sectionOf(printFrom.group)) ? printFrom : null;
  const isOpen = hasOpenReport(details) && !isHead(c);
  const printed = isOpen ? await loadPrint(c, { personId: details.results.id, sections, from }) : null;
  const following = printed === null || printed === 'missing' ? null : printed.following;
  const next = following === null ? null : formatRecordPosition(following);
  return {
    step: 'sheet',
    details,
    parts,
    background: printed === null || printed === 'missing' ? printed : printed.background,
    from: isOpen ? from : null,
    choiceHref: hasOpenReport(details) ? paths.personPrint(path, { parts: null }) : null,
    nextHref:
      next === null
        ? null
        : paths.personPrint(path, { parts: formatPrintParts(parts), from: next, understood: hasUnderstood }),
    arePropertiesHidden: hides,
    mortgageRatePercent: c.get('settings').mortgageRatePercent,
    printedAt: Date.now(),
    address: siteOrigin(c) + paths.person(path),
  };
}

function isHiding(c: EdgeContext): boolean {
  return arePropertiesHidden({ experiments: variantsShown(c) });
}
