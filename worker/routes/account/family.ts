import type { FamilyPageModel } from '../../../client/pages/family/family-model.ts';
import { familyCopy as words } from '../../../shared/copy/account/family.ts';
import { asSentence } from '../../../shared/copy/format/prose.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { checkEmail } from '../../../shared/forms/ask-link-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { FAMILY_DONE, type FamilyDone } from '../../../shared/urls/plan-done.ts';
import { attemptChange, type Change } from '../../account/attempt-change.ts';
import { loadWhole, toLogIn } from '../../account/load-own.ts';
import { loadPlan } from '../../checkout/load-held-plan.ts';
import type { EdgeContext } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: an address. */
const FORM_MAX_BYTES = 2 * 1024;
/** Longest id of an invitation or a member, in characters. */
const ID_MAX = 64;

const FORM: FamilyPageModel['form'] = { typed: '', emailError: null, error: null };

/** GET /account/family: who shares the plan, for its holder; for a member, how to leave. */
export function family(c: EdgeContext): Promise<Response> {
  const asked = c.get('url').searchParams.get('done');
  const done = FAMILY_DONE.find((one) => one === asked);
  return show(c, { status: 200, form: FORM, notice: done === undefined ? null : words.notices[done] });
}

/** POST of its forms: 303 back with a notice, or the page again, with what is wrong. */
export async function submitFamily(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const client = createOriginClient(c);
  switch (form.get('action')) {
    case 'invite':
      return invite(c, (form.get('email') ?? '').trim());
    case 'withdraw': {
      const id = idOf(form);
      return after(c, 'withdrawn', await attemptChange(() => client.send('withdrawInvitation', { id })));
    }
    case 'remove': {
      const id = idOf(form);
      return after(c, 'removed', await attemptChange(() => client.send('endMembership', { id })));
    }
    case 'leave':
      return after(c, 'left', await attemptChange(() => client.send('endMembership', {})));
    default:
      throw new Refusal(400, 'This form cannot be read.');
  }
}

async function invite(c: EdgeContext, email: string): Promise<Response> {
  const typed = email.slice(0, EMAIL_MAX);
  const wrong = checkEmail({ email });
  if (wrong.email !== undefined)
    return show(c, { status: 400, form: { ...FORM, typed, emailError: wrong.email }, notice: null });
  const change = await attemptChange(() => createOriginClient(c).send('inviteToFamily', { email }));
  if (change.kind === 'wrong')
    return show(c, {
      status: change.status,
      form: { ...FORM, typed, emailError: asSentence(change.title) },
      notice: null,
    });
  if (change.kind === 'limited')
    return show(c, { status: 429, form: { ...FORM, typed, error: words.invite.limited }, notice: null });
  return after(c, 'invited', change);
}

/** An id that we wrote into the form. @throws Refusal 400 for anything else */
function idOf(form: URLSearchParams): string {
  const id = form.get('id') ?? '';
  if (id === '' || id.length > ID_MAX) throw new Refusal(400, 'This form cannot be read.');
  return id;
}

/** Another tab may have done the same: the page then says how it is now. */
function after(c: EdgeContext, done: FamilyDone | 'left', change: Change): Response | Promise<Response> {
  switch (change.kind) {
    case 'logged-out':
      return toLogIn(c);
    case 'busy':
    case 'limited':
      return show(c, { status: 503, form: { ...FORM, error: words.failed }, notice: null });
    case 'done':
      return c.redirect(done === 'left' ? paths.managePlan({ done }) : paths.family({ done }), 303);
    default:
      return c.redirect(paths.family(), 303);
  }
}

async function show(
  c: EdgeContext,
  { status, form, notice }: { readonly status: number } & Pick<FamilyPageModel, 'form' | 'notice'>,
): Promise<Response> {
  const own = await loadWhole(c, () => Promise.all([createOriginClient(c).get('family', {}), loadPlan(c)]));
  if (own instanceof Response) return own;
  const {
    viewer,
    data: [answer, plan],
  } = own;
  return renderPage(c, status, {
    head: accountHead('family'),
    site: siteFor(c, viewer),
    page: { kind: 'family', family: answer, shared: plan?.shared ?? null, notice, form, now: Date.now() },
  });
}
