import Bowser from 'bowser';

const UNKNOWN = 'Unknown browser';
/** Longest user agent that is parsed; anything longer is not one. */
const AGENT_MAX = 1_000;

/**
 * What an account page calls a browser: 'Chrome on Windows'. We store this instead of the user agent, which says more
 * about its owner than they need to recognize it.
 */
export function nameBrowser(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '' || userAgent.length > AGENT_MAX) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? UNKNOWN : names.join(' on ');
}
