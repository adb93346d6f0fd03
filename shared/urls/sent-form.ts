/** The flag with the id of a form that was sent; what was typed into it travels in a cookie (worker/checkout/sent-form.ts). */
export const SENT_FLAG = 'sent';

/** The redirect to the page of a form that was sent and has something to say about it. */
export function withSentForm(path: string, id: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${SENT_FLAG}=${id}`;
}

/** The same path without the flag. */
export function withoutSentForm(path: string): string {
  const mark = path.indexOf('?');
  if (mark === -1) return path;
  const kept = path
    .slice(mark + 1)
    .split('&')
    .filter((pair) => pair !== SENT_FLAG && !pair.startsWith(`${SENT_FLAG}=`));
  return kept.length === 0 ? path.slice(0, mark) : `${path.slice(0, mark)}?${kept.join('&')}`;
}
