import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyInvitationPageModel } from '../../../client/pages/family-invitation/family-invitation-model.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildInvitationAnswer, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import { openPlanPage, refusal, SESSION, silent, submitPlanForm } from '../../../tests/support/plan-pages.ts';
import { edge, json, modelOf, type OriginAnswers } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const TOKEN = 'k'.repeat(43);
const PAGE = `/account/family-invitation?token=${TOKEN}`;
const READ = 'POST /api/family/invitation';
const ACCEPT = 'POST /api/family/accept';
const OMAR = buildUserAnswer({ scope: 'account', primaryEmail: 'Omar@example.com' });
const NO_PLAN = json(buildPlanAnswer({ plan: null, paidWith: null }));
const INVITED: OriginAnswers = {
  'GET /api/user': json(OMAR),
  'GET /api/billing/plan': NO_PLAN,
  [READ]: json(buildInvitationAnswer()),
};
const viewOf = async (answers: OriginAnswers = {}, path = PAGE) =>
  (await openPlanPage<FamilyInvitationPageModel>(path, { ...INVITED, ...answers })).view;
const accept = async (answers: OriginAnswers) => {
  const result = await submitPlanForm('/account/family-invitation', { token: TOKEN }, { ...INVITED, ...answers });
  const page =
    result.location === null ? ((await result.response.json()) as { page: FamilyInvitationPageModel }).page : null;
  return { ...result, view: page?.view };
};

describe('an invitation', () => {
  it('has a button for the account of the invited address, whatever its letter case, and accepts nothing by itself', async () => {
    const from = edge({ ...INVITED });
    await from.get(PAGE, SESSION);
    expect(from.asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).not.toContain(ACCEPT);
    expect(await viewOf()).toEqual({
      state: 'open',
      token: TOKEN,
      from: 'June',
      productName: 'Premium Annual',
      lookups: 20,
      error: null,
    });
  });

  it('asks a visitor to log in with that address, and leads back', async () => {
    const guest = { 'GET /api/user': json(buildUserAnswer({ ...OMAR.user, scope: 'purchase' })) };
    for (const answers of [{ 'GET /api/user': json({ user: null }) }, guest])
      expect(await viewOf(answers)).toMatchObject({ state: 'login', to: 'omar@example.com', redirect: PAGE });
    const login = await edge().get(`/auth/login?redirect=${encodeURIComponent(PAGE)}`);
    expect(JSON.stringify((await modelOf(login)).page)).toContain(TOKEN);
  });

  it('tells another account whose it is, and one with a plan of its own what to do', async () => {
    const june = { 'GET /api/user': json(buildUserAnswer({ scope: 'account', primaryEmail: 'june@example.com' })) };
    expect(await viewOf(june)).toEqual({ state: 'wrong', to: 'omar@example.com', email: 'june@example.com' });
    expect(await viewOf({ 'GET /api/billing/plan': json(buildPlanAnswer()) })).toEqual({ state: 'has-plan' });
  });

  it.each(['used', 'expired', 'withdrawn', 'full', 'ended'] as const)('says that it is %s', async (state) => {
    expect(await viewOf({ [READ]: json(buildInvitationAnswer({ state })) })).toEqual({ state });
  });

  it('that nobody knows, or that was cut off, is a 404', async () => {
    const unknown = edge({ ...INVITED, [READ]: refusal(404, 'unknown') });
    expect((await unknown.get(PAGE, SESSION)).status).toBe(404);
    const cut = edge(INVITED);
    expect((await cut.get('/account/family-invitation?token=abc', SESSION)).status).toBe(404);
    expect(cut.asked.some(({ url }) => url.includes('/api/family/'))).toBe(false);
  });

  it('keeps its token out of the links around the page', async () => {
    const { site } = await modelOf(await edge(INVITED).get(PAGE, SESSION));
    expect(JSON.stringify(site)).not.toContain(TOKEN);
  });
});

describe('accepting it', () => {
  it('leads to the plan that is shared', async () => {
    const { sent, location } = await accept({ [ACCEPT]: json({ isDone: true }) });
    expect(sent.filter(({ call }) => call === ACCEPT)).toEqual([{ call: ACCEPT, body: { token: TOKEN }, key: null }]);
    expect(location).toBe('/billing/manage-plan?done=joined');
  });

  it('twice, or after another took the last seat, says so', async () => {
    const used = json(buildInvitationAnswer({ state: 'used' }));
    const { response, view } = await accept({ [ACCEPT]: refusal(409, 'used'), [READ]: used });
    expect([response.status, view]).toEqual([409, { state: 'used' }]);
  });

  it('that is refused for another reason says it in the origin’s words, and one without an answer can be repeated', async () => {
    const { view } = await accept({ [ACCEPT]: refusal(409, 'You already have a plan') });
    expect(view).toMatchObject({ state: 'open', error: 'You already have a plan.' });
    const lost = await accept({ [ACCEPT]: silent() });
    expect([lost.response.status, lost.view]).toMatchObject([503, { state: 'open', token: TOKEN }]);
  });
});
