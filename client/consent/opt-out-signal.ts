/**
 * Whether this browser says with Global Privacy Control that nothing about its reader may be sold or shared. It sends a
 * header, too, from which the server decides; scripts that load ads ask here as well, because a reader may switch it on
 * after the page has come.
 */
export function sendsOptOut(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
