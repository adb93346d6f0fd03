import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../scripts/lib/database/people-database.ts';
import { expect, follow, hydrated, lookAt, test } from '../support/browser.ts';
import { FROM_OURS } from '../support/raw-http.ts';

const person = lookAt('full page');
const tokens = readFileSync(join(import.meta.dirname, '../../client/styles/tokens.css'), 'utf8');
const [FILLED = '', SOFT = ''] = ['lamp', 'lamp-tint'].map((name) => {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
});

/** The texts of what is amber in the part of the page that shows without scrolling, or in the dialog over it. */
async function amberInView(page: Page): Promise<{ filled: string[]; soft: string[] }> {
  return page.evaluate(
    async ([filled, soft]) => {
      // On a slow machine a control may still be fading to its color.
      const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fades.map(({ finished }) => finished));
      // It is open a frame before it is modal (show-dialog.ts).
      const dialog = document.querySelector('dialog[open]');
      const seen = [...(dialog ?? document.body).querySelectorAll('*')].filter((element) => {
        const { top, bottom, width, left, right } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isVisible && width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const withColor = (color: string | undefined) =>
        seen
          .filter((element) => getComputedStyle(element).backgroundColor === color)
          .map((element) => element.textContent?.trim() ?? '');
      return { filled: withColor(filled), soft: withColor(soft) };
    },
    [FILLED, SOFT],
  );
}

const VIEWERS = [
  ['an anonymous reader', null],
  ['a free reader', 'free@example.com'],
  ['a Premium reader', 'premium@example.com'],
  ['a reader with Small Business', 'smb@example.com'],
  ['a reader of the report', 'bg@example.com'],
  ['a reader whose plan has ended', 'expired@example.com'],
  ['a reader who bought one report', 'transactional@example.com'],
] as const;

for (const [who, email] of VIEWERS)
  test(`the first screen that ${who} sees has at most one filled and two soft amber`, async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 1280, height: 800 });
    if (email !== null) {
      const form = { email, password: DEMO_PASSWORD };
      const answer = await page.request.post('/auth/login', { form, headers: FROM_OURS, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    }
    await follow(page, `/name/-/-/${person.id}`);
    await hydrated(page);
    const { filled, soft } = await amberInView(page);
    expect(filled.length, filled.join(' | ')).toBeLessThanOrEqual(1);
    expect(soft.length, soft.join(' | ')).toBeLessThanOrEqual(2);
    if (email === null) expect(filled).toHaveLength(1);
  });
