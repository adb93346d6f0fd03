import { isAddressFollowed } from '../pages/person/background/records-watched.ts';

const recordAsked = () => new URLSearchParams(location.search).get('record');

/**
 * A report and the records opened over it are entries that the browser takes for one document, even after a reload: going
 * back or forward then changes nothing but the address. Unless the page shows what is asked for by itself, it is loaded.
 */
export function followAddress(): void {
  const own = recordAsked();
  addEventListener('popstate', () => {
    if (recordAsked() !== own && !isAddressFollowed()) location.reload();
  });
}
