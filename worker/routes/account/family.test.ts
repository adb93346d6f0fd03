import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FamilyPageModel } from '../../../client/pages/family/family-model.ts';
import { buildFamilyAnswer, buildPlanAnswer } from '../../../tests/fixtures/plans.ts';
import {
  openPlanPage,
  refusal,
  SESSION,
  silent,
  submitPlanForm,
  subscriber,
} from '../../../tests/support/plan-pages.ts';
import { edge, json, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PAGE = '/account/family';
const INVITE = 'POST /api/family/invitations';
const WITHDRAW = 'DELETE /api/family/invitations';
const END = 'DELETE /api/family/members';
const FAMILY = { 'GET /api/family': json(buildFamilyAnswer()) };
const shared = { productName: 'Premium Annual', tier: 'premium', lookups: 20, from: 'June' } as const;

const send = async (fields: Record<string, string>, answers: OriginAnswers) => {
  const result = await submitPlanForm(PAGE, fields, { ...FAMILY, ...answers });
  const page = result.location === null ? ((await result.response.json()) as { page: FamilyPageModel }).page : null;
  return { ...result, page };
};

describe('the family of a plan', () => {
  it('shows its holder the members and who is invited, and a member whose plan it is', async () => {
    const page = await openPlanPage<FamilyPageModel>(PAGE, FAMILY);
    expect([page.family, page.shared]).toEqual([buildFamilyAnswer(), null]);
    const member = await openPlanPage<FamilyPageModel>(PAGE, {
      'GET /api/family': json(buildFamilyAnswer({ seats: 0, members: [], invitations: [] })),
      'GET /api/billing/plan': json(buildPlanAnswer({ plan: null, shared, paidWith: null })),
    });
    expect([member.family.seats, member.shared]).toEqual([0, shared]);
    expect((await openPlanPage<FamilyPageModel>(`${PAGE}?done=invited`, FAMILY)).notice).toMatch(/on its way/);
    expect((await openPlanPage<FamilyPageModel>(`${PAGE}?done=x`, FAMILY)).notice).toBeNull();
  });

  it('is not for a buyer whose address is not proven', async () => {
    const guest = edge(subscriber({ 'GET /api/family': problemResponse(403) }));
    expect((await guest.get(PAGE, SESSION)).headers.get('location')).toBe('/account');
  });

  it('is invited by email, never by an address in a URL', async () => {
    const { sent, location } = await send(
      { action: 'invite', email: ' omar@example.com ' },
      { [INVITE]: json(buildFamilyAnswer()) },
    );
    expect(sent).toEqual([{ call: INVITE, body: { email: 'omar@example.com' }, key: null }]);
    expect(location).toBe('/account/family?done=invited');
  });

  it('is told what is wrong with an invitation', async () => {
    const wrong = await send({ action: 'invite', email: 'omar' }, {});
    expect([wrong.response.status, wrong.sent, wrong.page?.form.typed]).toEqual([400, [], 'omar']);
    const twice = await send(
      { action: 'invite', email: 'omar@example.com' },
      { [INVITE]: refusal(409, 'Invited already') },
    );
    expect([twice.response.status, twice.page?.form.emailError]).toEqual([409, 'Invited already.']);
    const many = await send({ action: 'invite', email: 'omar@example.com' }, { [INVITE]: problemResponse(429) });
    expect([many.response.status, many.page?.form.error]).toEqual([
      429,
      'You have sent a lot of invitations. Please wait a while before sending another.',
    ]);
    const down = await send({ action: 'invite', email: 'omar@example.com' }, { [INVITE]: silent() });
    expect([down.response.status, down.page?.form.error]).toEqual([
      503,
      'That did not work just now. Please try again.',
    ]);
  });

  it.each([
    [{ action: 'withdraw', id: 'i1' }, WITHDRAW, { id: 'i1' }, '/account/family?done=withdrawn'],
    [{ action: 'remove', id: 'm1' }, END, { id: 'm1' }, '/account/family?done=removed'],
    [{ action: 'leave' }, END, {}, '/billing/manage-plan?done=left'],
  ])('is changed by %j', async (fields, call, body, to) => {
    const { sent, location } = await send(fields as Record<string, string>, {
      [call]: json({ isDone: true, ...buildFamilyAnswer() }),
    });
    expect([sent, location]).toEqual([[{ call, body, key: null }], to]);
  });

  it('refuses a form that is not ours', async () => {
    for (const fields of [{ action: 'x' }, { action: 'remove' }, { action: 'withdraw', id: 'x'.repeat(65) }])
      expect((await send(fields as Record<string, string>, {})).response.status).toBe(400);
  });
});
