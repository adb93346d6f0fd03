import { beforeEach, describe, expect, it } from 'vitest';
import type { UserAnswer } from '../../../shared/contract/account.ts';
import type { FamilyAnswer, InvitationAnswer } from '../../../shared/contract/plans.ts';
import type { Problem } from '../../../shared/contract/transport/problem.ts';
import { addAccount, addPlan, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces } from '../../../tests/fixtures/people-database.ts';
import { cookiesOf, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { accountById, projectStatements } from '../plans/project-accounts.ts';
import { sweepStored } from '../retention/sweep-stored.ts';
import { hasFreeSeat, INVITATION_MS, inviteStatement, loadFamily } from './family-store.ts';
import { findInvitation } from './invitation-store.ts';

const DAY_MS = 86_400_000;
let origin: TestOrigin;
const cookies: Record<string, string> = {};

/** A holder of Premium Annual, and two accounts without a plan. */
beforeEach(async () => {
  origin = openTestOrigin();
  const db = origin.accounts;
  for (const id of ['hal', 'fay', 'gus']) addAccount(db, { id, userType: 'free', lookupsMax: 0 });
  db.exec("UPDATE account SET first_name = 'Hal' WHERE id = 'hal'");
  addPlan(db, 'hal', { productId: 'premium-annual', anchorAt: Date.now() - DAY_MS });
  await db.batch(projectStatements(db, accountById('hal')));
  for (const id of ['hal', 'fay', 'gus']) cookies[id] = `session=${await addSession(db, id)}`;
});

const send = (path: string, who: string | null, method: string, body?: object) =>
  origin.call(path, {
    method,
    ...(who === null ? {} : { cookie: cookies[who] ?? '' }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const invite = (email: string, who = 'hal') => send('/api/family/invitations', who, 'POST', { email });
const familyOf = async (who = 'hal') => (await send('/api/family', who, 'GET')).json<FamilyAnswer>();
const show = async (token: string) =>
  (await send('/api/family/invitation', null, 'POST', { token })).json<InvitationAnswer>();
const accept = (token: string, who = 'fay') => send('/api/family/accept', who, 'POST', { token });
const leave = (who: string, id?: string) => send('/api/family/members', who, 'DELETE', id === undefined ? {} : { id });
const userOf = async (who: string) => (await send('/api/user', who, 'GET')).json<UserAnswer>().user;
const titleOf = (answer: { json: <T>() => T }) => answer.json<Problem>().title;
const mails = async () =>
  (
    await origin.accounts
      .prepare('SELECT kind, recipient, subject, text FROM mail ORDER BY created_at, recipient DESC')
      .all<{ kind: string; recipient: string; subject: string; text: string }>()
  ).results;

/** The token in the latest invitation. */
async function mailedToken(): Promise<string> {
  const text = (await mails()).findLast(({ kind }) => kind === 'family-invitation')?.text ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function invited(email = 'fay@example.com'): Promise<string> {
  expect((await invite(email)).status).toBe(200);
  return mailedToken();
}

/** Another day: mailboxes may get mails again. */
const forgetMails = () => origin.accounts.exec('DELETE FROM mail_asked');

describe('an invitation', () => {
  it('goes to the mailbox, with a link whose token is stored only as a hash, and takes a seat', async () => {
    const token = await invited('Fay@Example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'family-invitation', recipient: 'fay@example.com' });
    expect(mail?.text).toContain('hal@example.com wants to share their Porchlight plan, Premium Annual');
    const { results } = await origin.accounts.prepare('SELECT * FROM family_invitation').all();
    expect(JSON.stringify(results)).not.toContain(token);
    const family = await familyOf();
    expect(family).toMatchObject({ seats: 4, members: [], invitations: [{ email: 'fay@example.com' }] });
    const [open] = family.invitations;
    expect((open?.expiresAt ?? 0) - (open?.sentAt ?? 0)).toBe(7 * DAY_MS);
  });

  it('says who it is from and what it is for, and reading it changes nothing', async () => {
    const token = await invited();
    for (let at = 0; at < 3; at++)
      expect(await show(token)).toEqual({
        state: 'open',
        from: 'Hal',
        to: 'fay@example.com',
        productName: 'Premium Annual',
        lookups: 20,
      });
    expect((await send('/api/family/invitation', null, 'POST', { token: 'x'.repeat(43) })).status).toBe(404);
    expect((await send('/api/family/invitation', null, 'POST', { token: 'short' })).status).toBe(404);
  });

  it('is refused with a reason: own address, twice, a member, no free seat, no plan to share', async () => {
    expect(titleOf(await invite('hal@example.com'))).toContain('your own address');
    await invited('one@example.com');
    expect(titleOf(await invite('one@example.com'))).toContain('already invited them');
    for (const name of ['two', 'three', 'four']) await invited(`${name}@example.com`);
    const full = await invite('five@example.com');
    expect([full.status, titleOf(full)]).toEqual([409, 'All seats are taken']);
    expect((await invite('no address')).status).toBe(400);
    expect(titleOf(await invite('gus@example.com', 'fay'))).toBe('Your plan cannot be shared');
    origin.accounts.exec("UPDATE plan SET status = 'delinquent'");
    await origin.accounts.batch(projectStatements(origin.accounts, accountById('hal')));
    expect(titleOf(await invite('gus@example.com'))).toContain('payment failed');
    expect((await mails()).filter(({ kind }) => kind === 'family-invitation')).toHaveLength(4);
  });

  it('takes no more than the seats, however many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => invite(`kin${at}@example.com`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    expect((await familyOf()).invitations).toHaveLength(4);
    expect(await mails()).toHaveLength(4);
  });

  it('is one mail a day to a mailbox and ten a day from an account, and says so', async () => {
    await invited('kin@example.com');
    const [first] = (await familyOf()).invitations;
    await send('/api/family/invitations', 'hal', 'DELETE', { id: first?.id ?? '' });
    const again = await invite('kin@example.com');
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '86400']);
    expect((await familyOf()).invitations).toEqual([]);
    origin.accounts.exec(
      `WITH RECURSIVE n (at) AS (VALUES (1) UNION ALL SELECT at + 1 FROM n WHERE at < 9)
       INSERT INTO family_invitation (id, holder_id, email, token_hash, sent_at, expires_at, withdrawn_at)
       SELECT 'i' || at, 'hal', 'x@example.com', 'h' || at, ${Date.now()}, ${Date.now() + 1}, 1 FROM n`,
    );
    expect((await invite('other@example.com')).status).toBe(429);
  });

  it('can be withdrawn by its holder alone, which frees its seat; its link says so', async () => {
    const token = await invited();
    const id = (await familyOf()).invitations[0]?.id ?? '';
    await send('/api/family/invitations', 'gus', 'DELETE', { id });
    expect((await show(token)).state).toBe('open');
    const after = await send('/api/family/invitations', 'hal', 'DELETE', { id });
    expect(after.json<FamilyAnswer>().invitations).toEqual([]);
    expect((await show(token)).state).toBe('withdrawn');
    expect((await accept(token)).status).toBe(409);
    expect((await userOf('fay'))?.userType).toBe('free');
  });

  it('works for 7 days, is listed as expired, and is forgotten a month later', async () => {
    const token = await invited();
    origin.accounts.exec(`UPDATE family_invitation SET expires_at = ${Date.now() - 1}`);
    expect((await show(token)).state).toBe('expired');
    expect(titleOf(await accept(token))).toContain('expired');
    expect((await familyOf()).invitations).toHaveLength(1);
    forgetMails();
    for (const name of ['one', 'two', 'three', 'four']) await invited(`${name}@example.com`);
    const listed = async () => (await origin.accounts.prepare('SELECT id FROM family_invitation').all()).results.length;
    await sweepStored(origin.accounts, Date.now() + 30 * DAY_MS);
    expect(await listed()).toBe(4);
    await sweepStored(origin.accounts, Date.now() + INVITATION_MS + 31 * DAY_MS);
    expect(await listed()).toBe(0);
  });

  it('ends with the plan, and with one that has no seats', async () => {
    const token = await invited();
    origin.accounts.exec("UPDATE plan SET product_id = 'premium-monthly'");
    expect((await show(token)).state).toBe('ended');
    origin.accounts.exec("UPDATE plan SET product_id = 'premium-annual', status = 'ended', ended_by = 'customer'");
    expect(await show(token)).toMatchObject({ state: 'ended', productName: 'Premium Annual' });
    expect((await accept(token)).status).toBe(409);
  });
});

describe('accepting', () => {
  it('shares the plan and its lookups with the account of the invited address, and both get a mail [P3-118]', async () => {
    const token = await invited();
    const answer = await accept(token);
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)).toContain('fam_user_email=fay%40example.com');
    expect(await userOf('fay')).toMatchObject({
      userType: 'fam',
      product: { productName: 'Premium Annual' },
      premiumLookupsCount: 20,
      currentPlanLookupsCount: 20,
      premiumSubscriber: false,
    });
    const family = await familyOf();
    expect(family.invitations).toEqual([]);
    expect(family.members).toMatchObject([{ id: 'fay', email: 'fay@example.com' }]);
    const told = (await mails()).filter(({ kind }) => kind === 'family-changed');
    expect(told.map(({ recipient }) => recipient)).toEqual(['hal@example.com', 'fay@example.com']);
    expect(titleOf(await invite('fay@example.com'))).toContain('already share your plan');
  });

  it('is for the invited address alone, which stays invited', async () => {
    const token = await invited();
    const answer = await accept(token, 'gus');
    expect([answer.status, titleOf(answer)]).toEqual([403, expect.stringContaining('another address')]);
    expect((await userOf('gus'))?.userType).toBe('free');
    expect((await show(token)).state).toBe('open');
    expect((await send('/api/family/accept', null, 'POST', { token })).status).toBe(401);
    expect((await accept('x'.repeat(43))).status).toBe(404);
  });

  it('works once, however often the button is pressed', async () => {
    const token = await invited();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await mails()).filter(({ kind }) => kind === 'family-changed')).toHaveLength(2);
    expect((await show(token)).state).toBe('used');
    await leave('fay');
    expect(titleOf(await accept(token))).toContain('already been used');
  });

  it('is refused to somebody with a plan, or who shares one, and uses nothing up', async () => {
    const token = await invited();
    addPlan(origin.accounts, 'fay', { id: 'own', productId: 'premium-monthly' });
    const owner = await accept(token);
    expect([owner.status, titleOf(owner)]).toEqual([409, 'You have a plan of your own']);
    origin.accounts.exec("DELETE FROM plan WHERE id = 'own'");
    origin.accounts.exec("UPDATE account SET holder_id = 'gus' WHERE id = 'fay'");
    expect(titleOf(await accept(token))).toContain('already share a plan');
    expect((await show(token)).state).toBe('open');
  });

  it('stops at the seats that are left', async () => {
    const token = await invited();
    for (const at of [1, 2, 3, 4])
      addAccount(origin.accounts, { id: `kin${at}`, userType: 'fam', holderId: 'hal', lookupsMax: 20 });
    expect((await show(token)).state).toBe('full');
    expect(titleOf(await accept(token))).toContain('All seats');
    expect((await userOf('fay'))?.userType).toBe('free');
  });
});

describe('a membership', () => {
  beforeEach(async () => {
    await accept(await invited());
  });

  it('ends when the member leaves: they are what they were, and both get a mail', async () => {
    const answer = await leave('fay');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().some((line) => /^fam_user_email=;.*Max-Age=0/.test(line))).toBe(true);
    expect(await userOf('fay')).toMatchObject({ userType: 'free', product: null, premiumLookupsCount: 0 });
    expect((await familyOf()).members).toEqual([]);
    const told = (await mails()).filter(({ kind }) => kind === 'family-changed').slice(2);
    expect(told.map(({ recipient }) => recipient)).toEqual(['hal@example.com', 'fay@example.com']);
    expect((await leave('fay')).status).toBe(200);
    expect((await mails()).filter(({ kind }) => kind === 'family-changed')).toHaveLength(4);
  });

  it('ends when its holder, and nobody else, removes the member', async () => {
    await leave('gus', 'fay');
    expect((await userOf('fay'))?.userType).toBe('fam');
    await leave('hal', 'fay');
    expect((await userOf('fay'))?.userType).toBe('free');
    await leave('hal');
    expect((await userOf('hal'))?.userType).toBe('paid');
  });

  it('gives the free view while the holder’s payment is overdue, and none after the plan', async () => {
    const db = origin.accounts;
    const project = () => db.batch(projectStatements(db, accountById('hal')));
    db.exec("UPDATE plan SET status = 'delinquent'");
    await project();
    expect((await userOf('fay'))?.userType).toBe('free');
    expect(await familyOf()).toMatchObject({ seats: 4, members: [{ id: 'fay' }] });
    db.exec("UPDATE plan SET status = 'ended', ended_by = 'customer'");
    await project();
    expect(await familyOf()).toEqual({ seats: 0, members: [], invitations: [] });
  });
});

describe('who a member looked up', () => {
  let kept: string;

  beforeEach(async () => {
    const db = origin.people;
    addPlaces(db);
    kept = addPerson(db, { id: 'secret', first: 'Quilla', last: 'Marchetti', homes: ['portlandOr'] });
    addPhone(db, kept, '5035550177', 'Mobile');
    await accept(await invited());
    const answer = await send(`/api/v4/person/details?personId=${kept}`, 'fay', 'GET');
    expect(answer.json<{ entitlement: string }>().entitlement).toBe('premium');
  });

  it('is in none of the holder’s answers, which say only how many lookups are left', async () => {
    expect(await userOf('hal')).toMatchObject({ premiumLookupsCount: 19 });
    for (const path of ['/api/user', '/api/user/ledger', '/api/user/export', '/api/family', '/api/billing/plan']) {
      const { text } = await send(path, 'hal', 'GET');
      expect(text).not.toMatch(new RegExp(`${kept}|Quilla|Marchetti|5550177`));
    }
    expect((await send('/api/user/export', 'fay', 'GET')).text).toContain('Quilla Marchetti');
  });

  it('cannot be found out by opening people: a person a member opened costs the holder a lookup like any other', async () => {
    const other = addPerson(origin.people, { id: 'other', first: 'Nobody', last: 'Opened', homes: ['portlandOr'] });
    for (const [at, id] of [kept, other].entries()) {
      const phone = await send(`/api/phone/activity?phoneNumbers=15035550177`, 'hal', 'GET');
      expect(phone.text).not.toContain('Quilla');
      const details = await send(`/api/v4/person/details?personId=${id}`, 'hal', 'GET');
      expect(details.json<object>()).toMatchObject({
        entitlement: 'premium',
        userInfo: { lookupUsage: { max: 20, used: 2 + at } },
      });
    }
  });

  it('stays theirs when they leave, and stays counted', async () => {
    await leave('fay');
    expect(await userOf('hal')).toMatchObject({ premiumLookupsCount: 19 });
    const { entries } = (await send('/api/user/ledger', 'fay', 'GET')).json<{ entries: { personId: string }[] }>();
    expect(entries.map(({ personId }) => personId)).toContain(kept);
  });
});

it('every row of a family is found by index', async () => {
  const plans = await plansOfAll(origin.accounts, async (explained) => {
    await loadFamily(explained, 'hal');
    await findInvitation(explained, 'x'.repeat(43), 1);
    const { sql, values } = hasFreeSeat('hal', 1);
    await inviteStatement(explained, { id: 'i', holderId: 'hal', email: 'a@example.com', tokenHash: 'h' }, 1, {
      sql,
      values,
    }).run();
  });
  expect(fullReads(plans)).toEqual([]);
});
