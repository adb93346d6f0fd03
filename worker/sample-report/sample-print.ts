import type { PersonPageModel } from '../../client/pages/person/person-model.ts';
import type { PersonPrintPageModel } from '../../client/pages/person-print/person-print-model.ts';
import { chosenSections } from '../../client/pages/person-print/sheet-parts.ts';
import type { BackgroundAnswer } from '../../shared/contract/records/background.ts';
import { arrangeLists, recordsOf } from '../../shared/records/record-lists.ts';
import { reportSection } from '../../shared/records/report-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import { printOptions } from '../person/print-options.ts';
import { decidePrintStep, type PrintAsked, printChoice, printWarning } from '../person/print-steps.ts';
import { sampleReport } from './sample-report.ts';

/**
 * The invented person's report for printing: the choice, the warning and the sheet, as a buyer gets them.
 *
 * @param origin scheme and host of the site
 * @param now milliseconds since 1970
 */
export function samplePrint(
  { details, mortgageRatePercent }: Pick<PersonPageModel, 'details' | 'mortgageRatePercent'>,
  asked: PrintAsked,
  { origin, now }: { readonly origin: string; readonly now: number },
): PersonPrintPageModel {
  return {
    kind: 'person-print',
    backHref: paths.sampleReport(),
    name: details.results.name.fullName,
    isSample: true,
    shows: stepOf(),
  };

  function stepOf(): PersonPrintPageModel['shows'] {
    const { background, counts } = sampleReport(now);
    const decided = decidePrintStep(details, asked);
    switch (decided.step) {
      case 'choice':
        return printChoice(paths.sampleReport(), printOptions(details, counts, false), decided.isNothing);
      case 'warning': {
        const refusedHref = paths.samplePrint({ parts: null });
        return printWarning(decided.parts, asked, { hrefOf: paths.samplePrint, refusedHref });
      }
      case 'sheet': {
        const { parts } = decided;
        const lists = chosenSections({ parts, from: null, arePropertiesHidden: false }).flatMap(
          (section) => reportSection(section).lists,
        );
        const chosen: BackgroundAnswer = {
          records: arrangeLists(
            Object.fromEntries(lists.map((group) => [group, [...recordsOf(background.records, group)]])),
          ),
          next: {},
        };
        return {
          step: 'sheet',
          details,
          parts,
          background: chosen,
          from: null,
          choiceHref: paths.samplePrint({ parts: null }),
          nextHref: null,
          arePropertiesHidden: false,
          mortgageRatePercent,
          printedAt: now,
          address: origin + paths.sampleReport(),
        };
      }
    }
  }
}
