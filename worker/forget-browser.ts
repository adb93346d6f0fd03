/**
 * Has the browser drop what the pages of this site stored in it, after a log-out: where the reader has been stays otherwise
 * for whoever sits there next. Cookies stay, as the choice of consent is one; 'cache' is left alone, because browsers take
 * seconds over it. Browsers heed it over https alone; client/account/forget-on-log-out.ts does the same by script.
 */
export function forgetBrowser(headers: Headers): void {
  headers.set('clear-site-data', '"storage"');
}
