import { PasskeyManager } from '../account/passkeys/PasskeyManager.tsx';
import { PASSKEYS_ID } from '../account/passkeys/passkeys-model.ts';
import type { IslandContent } from './hydrate-islands.tsx';
import type { SecurityBrowserModel } from './islands-model.ts';

/** The passkeys of an account, if the site has some. */
export function securityIslands({ passkeys }: SecurityBrowserModel): readonly IslandContent[] {
  return passkeys === null ? [] : [{ id: PASSKEYS_ID, content: <PasskeyManager model={passkeys} /> }];
}
