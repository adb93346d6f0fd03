import { EmailedLinkForm } from '../account/EmailedLinkForm.tsx';
import { ASK_LINK_ID, AskLinkPageForm } from '../pages/ask-link/AskLinkPageForm.tsx';
import { CHECK_MAIL_ID, CheckMailPageBody } from '../pages/check-mail/CheckMailPageBody.tsx';
import { EMAILED_LINK_ID } from '../pages/emailed-link/emailed-link-model.ts';
import { LOGIN_ID, LoginPageForm } from '../pages/login/LoginPageForm.tsx';
import { SIGN_UP_ID, SignUpPageForm } from '../pages/sign-up/SignUpPageForm.tsx';
import type { IslandContent } from './hydrate-islands.tsx';
import type { AccountPageModel } from './islands-model.ts';

/** The form of a page that lets people in. */
export function accountIslands(page: AccountPageModel): readonly IslandContent[] {
  switch (page.kind) {
    case 'login':
      return [{ id: LOGIN_ID, content: <LoginPageForm page={page}>{null}</LoginPageForm> }];
    case 'sign-up':
      return [{ id: SIGN_UP_ID, content: <SignUpPageForm page={page} /> }];
    case 'ask-link':
      return [{ id: ASK_LINK_ID, content: <AskLinkPageForm page={page} /> }];
    case 'check-mail':
      return page.mail === null ? [] : [{ id: CHECK_MAIL_ID, content: <CheckMailPageBody mail={page.mail} /> }];
    case 'emailed-link':
      return [{ id: EMAILED_LINK_ID, content: <EmailedLinkForm page={page} /> }];
  }
}
