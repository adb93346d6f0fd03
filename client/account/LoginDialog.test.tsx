import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loginWays } from '../../shared/urls/login-ways.ts';
import { paths } from '../../shared/urls/paths.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

const redirect = '/name/Maya-Ostrowski/-/PmayaOstrowski1';
const node = (more: Partial<LoginDialogProps> = {}) => (
  <LoginDialog redirect={redirect} ways={loginWays({ redirect })} email="" upsell={null} onClose={() => {}} {...more} />
);
const upsell = { href: paths.pricing(), isNewWindow: false, price: '$9.99 a month, renews monthly until you cancel' };

describe('the login dialog', () => {
  test('is titled Log In by default [F2-62]', () => {
    const titleOf = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
    expect(titleOf(renderToStaticMarkup(node()))).toBe('Log In');
    expect(titleOf(renderToStaticMarkup(node({ title: 'Welcome back' })))).toBe('Welcome back');
  });

  test('links to the Premium sign-up only if the upsell is on [F2-63]', () => {
    expect(renderText(node({ upsell }))).toContain(
      'Sign up for Premium $9.99 a month, renews monthly until you cancel',
    );
    expect(renderHrefs(node({ upsell }))).toContain('/checkout/pricing');
    expect(renderText(node())).not.toContain('Premium');
    expect(renderHrefs(node()).join()).not.toContain('pricing');
  });

  test('posts to the login with the page to return to, and links to password reset and sign-up [P2-098 F1-21]', () => {
    const html = renderToStaticMarkup(node({ email: 'june@example.com', text: 'Only for subscribers.' }));
    expect(html).toContain('action="/auth/login" method="post"');
    expect(html).toContain('name="redirect" value="/name/Maya-Ostrowski/-/PmayaOstrowski1"');
    expect(html).toMatch(/name="email"[^>]*value="june@example.com"/);
    expect(html).toContain('<p>Only for subscribers.</p>');
    expect(renderHrefs(node())).toEqual([
      '/auth/forgot-password?redirect=%2Fname%2FMaya-Ostrowski%2F-%2FPmayaOstrowski1',
      '/auth/sign-up?redirect=%2Fname%2FMaya-Ostrowski%2F-%2FPmayaOstrowski1',
    ]);
  });
});
