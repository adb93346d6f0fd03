import { LOGIN_ID, LoginPageForm } from '../pages/login/LoginPageForm.tsx';
import type { LoginPageModel } from '../pages/login/login-model.ts';
import { SIGN_UP_ID, SignUpPageForm } from '../pages/sign-up/SignUpPageForm.tsx';
import type { SignUpPageModel } from '../pages/sign-up/sign-up-model.ts';
import type { IslandContent } from './hydrate-islands.tsx';

/** The form of the login and of the sign-up. */
export function accountIslands(page: LoginPageModel | SignUpPageModel): readonly IslandContent[] {
  return page.kind === 'login'
    ? [{ id: LOGIN_ID, content: <LoginPageForm page={page}>{null}</LoginPageForm> }]
    : [{ id: SIGN_UP_ID, content: <SignUpPageForm page={page}>{null}</SignUpPageForm> }];
}
