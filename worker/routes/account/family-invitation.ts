import type { FamilyInvitationPageModel } from '../../../client/pages/family-invitation/family-invitation-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { InvitationAnswer } from '../../../shared/contract/plans.ts';
import { invitationCopy } from '../../../shared/copy/account/family.ts';
import { asSentence } from '../../../shared/copy/format/prose.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { readLinkToken } from '../../account/link-token.ts';
import { livePlanOf, loadPlan } from '../../checkout/load-held-plan.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, nullFor404, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: a token. */
const FORM_MAX_BYTES = 1024;

type View = FamilyInvitationPageModel['view'];

/** GET of an invitation's link: what it is for, and a button. It changes nothing, so no mail scanner uses it up. */
export async function familyInvitation(c: EdgeContext): Promise<Response> {
  return show(c, readLinkToken(c.get('url').searchParams.get('token')), null);
}

/** POST of its button: joins, and leads to the page of the plan. Only the account of the invited address can. */
export async function submitFamilyInvitation(c: EdgeContext): Promise<Response> {
  const token = readLinkToken((await readForm(c.req.raw, FORM_MAX_BYTES)).get('token'));
  if (token === '') return show(c, token, null);
  try {
    await createOriginClient(c).send('acceptInvitation', { token });
    return c.redirect(paths.managePlan({ done: 'joined' }), 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    // Whatever is in the way, the page says it: somebody else's account, no log-in, or a link that is over.
    if (error instanceof OriginProblem && [401, 403, 404, 409].includes(status)) return show(c, token, error);
    noteFailure(c, 'invitation_not_accepted', error);
    return show(c, token, error);
  }
}

async function show(c: EdgeContext, token: string, refused: unknown): Promise<Response> {
  const { viewer, answer, hasPlan } = await loadPageData(async () => {
    if (token === '') return { viewer: await askViewer(c), answer: null, hasPlan: false };
    const [viewer, invitation, plan] = await Promise.all([
      askViewer(c),
      nullFor404(createOriginClient(c).send('invitation', { token })),
      loadPlan(c),
    ]);
    return { viewer, answer: invitation?.data ?? null, hasPlan: livePlanOf(plan) !== null };
  });
  const view = decideView(answer, { token, viewer, hasPlan, refused });
  return renderPage(c, statusOf(view, refused), {
    head: accountHead('family-invitation'),
    // The page's own path holds the token.
    site: { ...siteFor(c, viewer), path: paths.home() },
    page: { kind: 'family-invitation', view },
  });
}

/** What one may do with an invitation: a visitor logs in first, and another account than the invited one cannot join. */
function decideView(
  answer: InvitationAnswer | null,
  {
    token,
    viewer,
    hasPlan,
    refused,
  }: { readonly token: string; readonly viewer: User | null; readonly hasPlan: boolean; readonly refused: unknown },
): View {
  if (answer === null) return { state: 'unknown' };
  if (answer.state !== 'open') return { state: answer.state };
  const { from, to, productName, lookups } = answer;
  const invitation = { from, productName, lookups };
  if (viewer === null || viewer.scope === 'purchase')
    return { ...invitation, state: 'login', to, redirect: paths.familyInvitation({ token }) };
  if (viewer.primaryEmail.toLowerCase() !== to.toLowerCase()) return { state: 'wrong', to, email: viewer.primaryEmail };
  if (hasPlan) return { state: 'has-plan' };
  return { ...invitation, state: 'open', token, error: refused === null ? null : whyNot(refused) };
}

function whyNot(refused: unknown): string {
  return refused instanceof OriginProblem && refused.status === 409 ? asSentence(refused.title) : invitationCopy.failed;
}

function statusOf({ state }: View, refused: unknown): number {
  if (state === 'unknown') return 404;
  if (refused === null) return 200;
  return refused instanceof OriginProblem ? refused.status : 503;
}
