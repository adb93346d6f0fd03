import { useSyncExternalStore } from 'react';
import { isIpHost } from '../../../shared/urls/ip-host.ts';

/**
 * Whether this browser can make and use passkeys on this page: it reads WebAuthn's JSON, which no browser does over
 * plain http, and the site has a name.
 */
function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !isIpHost(location.hostname)
  );
}

/** The same for a component: true until the browser has been asked, so that nothing moves where nearly all can. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => true);
}

const neverChanges = () => () => {};
