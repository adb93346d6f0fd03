import { operatorAreasCopy, operatorCopy as words } from '../../../shared/copy/operator/operator.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import type { OperatorPageModel } from './operator-model.ts';

/** What waits for a decision. */
export function OperatorPage({ page, site }: { page: OperatorPageModel; site: SiteModel }) {
  return (
    <OperatorLayout site={site} current="overview">
      <div id="operator">
        <AccountTitle title={words.overview}>
          {words.lede} {words.actingAs(page.operator)}.
        </AccountTitle>
        <AccountParts>
          <OperatorTable
            caption={words.lede}
            head={[words.area, words.open, words.late]}
            rows={page.areas.map(({ area, open, late }) => ({
              key: area,
              cells: [operatorAreasCopy[area], open, late],
            }))}
            empty={words.nothingOpen}
          />
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}
