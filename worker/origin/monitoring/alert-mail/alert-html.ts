import { alertMailCopy as copy } from '../../../../shared/copy/account/alert-mail.ts';
import { SITE_NAME } from '../../../../shared/copy/site/site.ts';
import { type Html, html } from '../../mail/html.ts';
import { light, type MailColor } from '../../mail/mail-colors.ts';
import { mailPage, SANS } from '../../mail/mail-page.ts';
import type { Alert, AlertPerson } from './alert.ts';
import { alertNotes, personLines, seeLink } from './alert-words.ts';

/** An alert as HTML, its small print included. */
export function alertHtml(alert: Alert, postalAddress: string): string {
  const { people, unlisted, since, monitoredUrl, unsubscribeUrl } = alert;
  const see = seeLink(alert);
  const more = unlisted === 0 ? '' : html`<tr><td style="padding:12px 0 0">${small(copy.more(unlisted))}</td></tr>`;
  return mailPage({
    heading: copy.heading(alert.counts),
    body: html`<tr><td style="padding:6px 0 8px">${small(alertNotes(alert).join(' '), 'ink-2')}</td></tr>
${people.map(personRow)}${more}
<tr><td style="padding-top:20px">${button(see.text, see.url)}</td></tr>`,
    smallPrint: html`${copy.asked(since)}<br>
${quietLink(copy.stopAll, unsubscribeUrl)} &middot; ${quietLink(copy.choose, monitoredUrl)}<br>
${SITE_NAME}, ${postalAddress}`,
  });
}

/** A line above each person but the first. */
function personRow(person: AlertPerson, at: number): Html {
  const { name, pageUrl, stopUrl } = person;
  const line = at === 0 ? '' : `border-top:1px solid ${light('line-soft')}`;
  const stop = stopUrl === null ? '' : quietLink(copy.stopOne, stopUrl, copy.stopNamed(name).replace(/:$/, ''));
  return html`<tr><td class="l-line-soft" style="padding:8px 0;${line}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="baseline"><a class="c-ink" href="${pageUrl}" target="_blank" style="display:block;padding:4px 0;font-family:${SANS};font-size:16px;line-height:24px;font-weight:700;color:${light('ink')};text-decoration:none"><bdi>${name}</bdi></a></td>
<td valign="baseline" align="right" style="padding-left:12px;font-family:${SANS};font-size:13px;line-height:20px;white-space:nowrap">${stop}</td>
</tr><tr>
<td colspan="2" style="padding-bottom:4px">${small(personLines(person).join(' · '))}</td>
</tr></table></td></tr>
`;
}

const small = (text: string, color: MailColor = 'ink-3') =>
  html`<span class="c-${color}" style="font-family:${SANS};font-size:14px;line-height:20px;color:${light(color)}">${text}</span>`;

/** A link within text; `label` for those who hear it without what is around it. */
function quietLink(text: string, url: string, label = text): Html {
  return html`<a class="c-ink-2" href="${url}" target="_blank" aria-label="${label}" style="display:inline-block;padding:6px 0;color:${light('ink-2')};text-decoration:underline">${text}</a>`;
}

/** 44 pixels high, as wide as the card. */
function button(text: string, url: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="b-pine" align="center" bgcolor="${light('pine')}" style="background-color:${light('pine')};border-radius:8px"><a class="c-on-pine" href="${url}" target="_blank" style="display:block;padding:10px 16px;font-family:${SANS};font-size:16px;line-height:24px;font-weight:700;color:${light('on-pine')};text-decoration:none">${text}</a></td>
</tr></table>`;
}
