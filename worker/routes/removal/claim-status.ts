import type { ClaimStatusPageModel } from '../../../client/pages/claim-status/claim-status-model.ts';
import { correctionReferenceSchema } from '../../../shared/contract/claims.ts';
import { claimStatusCopy as words } from '../../../shared/copy/removal/claim.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { visitorClock } from '../../account/visitor-clock.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { nullFor404 } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest reference that comes back as it was typed, in characters. */
const SHOWN_MAX = 40;

/** GET /claim/status?reference=: what became of a correction. The reference is the key, and the page names nobody. */
export async function claimStatus(c: EdgeContext): Promise<Response> {
  const typed = (c.get('url').searchParams.get('reference') ?? '').trim().slice(0, SHOWN_MAX);
  if (typed === '') return render(c, 200, { reference: '', error: null, status: null });
  const reference = typed.normalize('NFKC').toUpperCase().replace(/\s/g, '');
  const isReference = correctionReferenceSchema.safeParse(reference).success;
  const found = isReference
    ? await loadPageData(() =>
        nullFor404(createOriginClient(c, { session: null }).get('correctionStatus', {}, { reference })),
      )
    : null;
  if (found === null) return render(c, 404, { reference: typed, error: words.unknown, status: null });
  const clock = visitorClock(c, null, Date.now());
  const { suggestedAt, decidedAt, ...rest } = found;
  const decided = decidedAt === null ? null : clock.formatMoment(decidedAt);
  return render(c, 200, {
    // The field is for another one.
    reference: '',
    error: null,
    status: { ...rest, suggested: clock.formatMoment(suggestedAt), decided },
  });
}

function render(c: EdgeContext, status: number, page: Omit<ClaimStatusPageModel, 'kind'>): Promise<Response> {
  return renderPage(c, status, {
    head: removalHead('claim-status'),
    // The page's own path holds its key, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.claimStatus() },
    page: { kind: 'claim-status', ...page },
  });
}
