/** '(503) 555-0186' of 10 digits, or of 11 with the country code; the text itself when it is no such number. */
export function formatPhone(digits: string): string {
  const parts = readDigits(digits);
  return parts === null ? digits : `(${parts[0]}) ${parts[1]}-${parts[2]}`;
}

/** '1-503-555-0186', as phone pages name a number (F 2); the text itself when it is no such number. */
export function formatPhoneWithCountry(digits: string): string {
  const parts = readDigits(digits);
  return parts === null ? digits : `1-${parts.join('-')}`;
}

function readDigits(text: string): [string, string, string] | null {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/[\s().+-]/g, ''));
  return match ? [match[1] ?? '', match[2] ?? '', match[3] ?? ''] : null;
}
