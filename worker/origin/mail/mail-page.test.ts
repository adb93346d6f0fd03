import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { html } from './html.ts';
import { MAIL_COLORS } from './mail-colors.ts';
import { mailPage } from './mail-page.ts';

test('a text in a template is escaped, HTML is not, and several pieces follow each other', () => {
  const link = html`<a href="${'/?a=1&b="2"'}">${'<i>'}</a>`;
  expect(html`<p>${[link, link]}</p>`.markup).toBe(
    '<p><a href="/?a=1&amp;b=&quot;2&quot;">&lt;i&gt;</a><a href="/?a=1&amp;b=&quot;2&quot;">&lt;i&gt;</a></p>',
  );
});

test('the colors of mails are those of the site, light and dark', () => {
  const [light = '', dark = ''] = readFileSync('client/styles/tokens.css', 'utf8').split('prefers-color-scheme: dark');
  const colorIn = (css: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
  for (const [name, colors] of Object.entries(MAIL_COLORS))
    expect([name, colorIn(light, name), colorIn(dark, name)]).toEqual([name, ...colors]);
});

describe('the HTML of a mail', () => {
  const page = mailPage({ heading: '2 <b>', body: html`<tr><td>Body</td></tr>`, smallPrint: html`Small` });

  it('loads nothing and runs nothing, so it cannot tell that it was opened', () => {
    expect(page).not.toMatch(/\ssrc=|url\(|@import|<link|<script|<img|https?:/i);
  });

  it('has its heading as a title too, and its parts in order', () => {
    expect(page).toMatch(/<title>2 &lt;b&gt;<\/title>[\s\S]*<h1[^>]*>2 &lt;b&gt;<\/h1>[\s\S]*Body[\s\S]*Small/);
  });

  it('gives every color that it sets inline a class by which dark mode replaces it', () => {
    for (const [tag] of page.matchAll(
      /<(?:td|div|h1|body|table)[^>]*(?:color|background-color|border[^:]*):[^>]*#[^>]*>/g,
    ))
      if (!tag.includes('#fff8e6')) expect(tag).toMatch(/class="[^"]*\b[cbl]-/);
  });
});
