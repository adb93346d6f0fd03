import type { User } from '../../shared/contract/account.ts';
import { personActionCopy } from '../../shared/copy/person/person-actions.ts';
import { countsLookups } from '../../shared/people/plan-features.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { renderPage } from '../render/render-page.tsx';
import { siteFor } from '../render/site-model.ts';
import { errorHead } from '../seo/page-heads.ts';

const { lookup } = personActionCopy;

/** For readers without scripts: what the dialog says to a viewer who may not save somebody (P4-044), as a page. */
export function renderSaveLack(c: EdgeContext, viewer: User): Promise<Response> {
  const isUsedUp = countsLookups(viewer);
  const help = {
    title: lookup.title,
    text: isUsedUp ? lookup.isUsedUp : lookup.isPaid,
    link: isUsedUp
      ? { text: lookup.seeUnlimited, href: paths.managePlan() }
      : { text: lookup.seePremium, href: paths.pricing() },
  };
  const about = { status: 403, message: null, help } as const;
  return renderPage(c, 403, {
    head: errorHead(about),
    site: siteFor(c, viewer),
    page: { ...about, kind: 'error', trackingId: c.get('trackingId'), retryPath: null },
  });
}
