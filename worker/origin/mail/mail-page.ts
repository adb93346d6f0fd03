import { SITE_NAME } from '../../../shared/copy/site/site.ts';
import { type Html, html } from './html.ts';
import { DARK_RULES, light } from './mail-colors.ts';

/** The letters of headings; the site's own font is not loaded: a request would tell that the mail was opened. */
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
export const SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * The HTML of a mail: one card with the logo and a heading, and small print below it. It loads nothing. It is laid out
 * with tables and inline styles, because that is what mail programs know; the style element only adds dark mode and
 * narrow screens for those that read it.
 */
export function mailPage({
  heading,
  body,
  smallPrint,
}: {
  readonly heading: string;
  /** rows of a table */
  readonly body: Html;
  readonly smallPrint: Html;
}): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>
:root{color-scheme:light dark}
@media (max-width:480px){.page{padding:12px 8px!important}.card{padding:20px 16px!important}}
@media (prefers-color-scheme:dark){${DARK_RULES}}
</style>
</head>
<body class="b-paper" style="margin:0;padding:0;background-color:${light('paper')}">
<table role="presentation" class="b-paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light('paper')}">
<tr><td class="page" align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="card b-surface l-line" style="padding:28px 32px 32px;background-color:${light('surface')};border:1px solid ${light('line')};border-radius:12px;font-family:${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td>${LOGO}</td></tr>
<tr><td style="padding-top:16px"><h1 class="c-ink" style="margin:0;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:400;text-wrap:balance;color:${light('ink')}">${heading}</h1></td></tr>
${body}
</table>
</td></tr>
<tr><td class="c-ink-3" align="center" style="padding:16px 16px 8px;font-family:${SANS};font-size:13px;line-height:20px;color:${light('ink-3')}">${smallPrint}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return markup;
}

/** In pixels. */
const bar = (width: number, height: number) =>
  html`<div class="b-lantern" style="width:${String(width)}px;height:${String(height)}px;margin:0 auto;background-color:${light('lantern')}"></div>`;

/**
 * The lantern, from boxes: pictures wait for the reader's leave or would have to be loaded, and many programs drop SVG.
 * Outlook for Windows, which draws such boxes wrong, is left with the name.
 */
const LANTERN = html`<!--[if !mso]><!-->
<div style="width:18px;font-size:0;line-height:0" aria-hidden="true">
${bar(2, 3)}${bar(8, 2)}${bar(12, 2)}${bar(16, 2)}
<div class="b-lamp l-lantern" style="width:10px;height:14px;margin:0 auto;background-color:${light('lamp')};border:2px solid ${light('lantern')};border-top:0;border-radius:0 0 3px 3px"><div style="width:4px;height:7px;margin:0 auto;background-color:#fff8e6;border-radius:2px;position:relative;top:4px"></div></div>
<div style="height:2px"></div>${bar(14, 2)}
</div>
<!--<![endif]-->`;

const LOGO = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding-right:10px">${LANTERN}</td>
<td valign="middle" class="c-ink" style="font-family:${SERIF};font-size:22px;line-height:32px;color:${light('ink')}">${SITE_NAME}</td>
</tr></table>`;
