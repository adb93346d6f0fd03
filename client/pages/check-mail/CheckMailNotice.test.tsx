import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { CheckMailNotice } from './CheckMailNotice.tsx';

test('says what to do without revealing whether there is an account, and its links keep the page to return to', () => {
  const notice = <CheckMailNotice email="june@example.com" redirect="/people-search" propertySite={null} />;
  const text = renderText(notice);
  expect(text).toContain('If this address already has an account');
  expect(text).toContain('june@example.com');
  expect(renderHrefs(notice)).toEqual([
    '/auth/login?redirect=%2Fpeople-search',
    '/auth/sign-up?redirect=%2Fpeople-search',
  ]);
});
