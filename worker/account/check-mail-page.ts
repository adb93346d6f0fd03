import type { AskedMail } from '../../client/account/asked-mail.ts';
import { LINK_MS } from '../../shared/forms/mail-asks.ts';
import type { EdgeContext } from '../context.ts';
import { renderPage } from '../render/render-page.tsx';
import { anonymousSite } from '../render/site-model.ts';
import { checkMailHead } from '../seo/account-heads.ts';
import type { VisitorClock } from './visitor-clock.ts';

/** What was asked for, by whom, and on whose clock. */
interface Asked extends Omit<AskedMail, 'sentAt' | 'worksUntil'> {
  readonly clock: VisitorClock;
}

/** After an email was asked for: alike for every address. `now` is in milliseconds since 1970. */
export function renderCheckMail(c: EdgeContext, { clock, ...mail }: Asked, now: number): Promise<Response> {
  const { redirect } = mail;
  const times = { sentAt: clock.format(now), worksUntil: clock.format(now + LINK_MS) };
  return renderPage(c, 200, {
    head: checkMailHead(),
    // A POST has the form's own URL, and nobody wants to come back to that.
    site: { ...anonymousSite(c), path: redirect },
    page: { kind: 'check-mail', mail: { ...mail, ...times } },
  });
}
