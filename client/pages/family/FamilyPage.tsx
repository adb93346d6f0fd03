import { familyCopy as words } from '../../../shared/copy/account/family.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountLayout } from '../../account/AccountLayout.tsx';
import { AccountPart, AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { FamilyInvitations, FamilyMembers } from './FamilyLists.tsx';
import type { FamilyPageModel } from './family-model.ts';

/** Who shares a plan, who is invited, and how to leave. Nothing here reveals who was looked up. */
export function FamilyPage({ page, site }: { page: FamilyPageModel; site: SiteModel }) {
  const { family, shared, notice } = page;
  return (
    <AccountLayout site={site} current="plan" isOfList>
      <AccountTitle title={words.title}>{ledeOf(page)}</AccountTitle>
      <AccountParts>
        {notice === null ? null : <Banner tone="ok">{notice}</Banner>}
        {shared !== null ? <Leaving /> : family.seats === 0 ? <NothingToShare /> : <Holder page={page} />}
      </AccountParts>
    </AccountLayout>
  );
}

function ledeOf({ shared, family }: FamilyPageModel): string {
  if (shared !== null)
    return shared.from === null
      ? words.member.lede(shared.productName)
      : words.member.by(shared.from, shared.productName);
  return family.seats === 0 ? words.none.lede : words.lede(family.seats);
}

function Holder({ page }: { page: FamilyPageModel }) {
  const { family, now } = page;
  const { seats, members, invitations } = family;
  const free = Math.max(0, seats - members.length - invitations.filter(({ expiresAt }) => expiresAt > now).length);
  return (
    <>
      <AccountPart id="family-members" title={words.members.title}>
        <p>
          <b className={parts.strong}>{words.left(free, seats)}</b>
        </p>
        <FamilyMembers members={members} />
        <p>{words.pool}</p>
        <p>{words.privacy}</p>
      </AccountPart>
      {invitations.length === 0 ? null : (
        <AccountPart id="family-invitations" title={words.invitations.title}>
          <FamilyInvitations invitations={invitations} now={now} />
        </AccountPart>
      )}
      <AccountPart id="family-invite" title={words.invite.title}>
        {free === 0 ? <p>{words.invite.full}</p> : <InviteForm form={page.form} />}
      </AccountPart>
    </>
  );
}

function InviteForm({ form: { typed, emailError, error } }: Pick<FamilyPageModel, 'form'>) {
  return (
    <form className={parts.form} method="post" action={paths.family()}>
      {error === null ? null : <Banner tone="error">{error}</Banner>}
      <input type="hidden" name="action" value="invite" />
      <Field
        id="family-email"
        name="email"
        type="email"
        label={words.invite.email}
        hint={words.invite.text}
        defaultValue={typed}
        error={emailError}
        autoComplete="off"
        autoFocus={emailError !== null}
        required
      />
      <Button type="submit" look="pine">
        {words.invite.submit}
      </Button>
    </form>
  );
}

function Leaving() {
  return (
    <>
      <AccountPart id="family-privacy" title={words.member.what}>
        <p>{words.pool}</p>
        <p>{words.memberPrivacy}</p>
      </AccountPart>
      <AccountPart id="family-leave" title={words.member.title}>
        <p>{words.member.text}</p>
        <form method="post" action={paths.family()}>
          <input type="hidden" name="action" value="leave" />
          <Button type="submit">{words.member.button}</Button>
        </form>
      </AccountPart>
    </>
  );
}

function NothingToShare() {
  return (
    <AccountPart id="family-none" title={words.none.title}>
      <p>{words.none.text}</p>
      <p>
        <ButtonLink href={paths.managePlan()}>{words.none.link}</ButtonLink>
      </p>
    </AccountPart>
  );
}
