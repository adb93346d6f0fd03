/** Without the letters and digits that people mistake for others. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Random bytes from here on would make some letters likelier than others. */
const FAIR_BYTES = 256 - (256 % LETTERS.length);

/** A reference that is short enough to read out: 'C-7K2M4Q9XBDRT' with the prefix 'C' and 12 letters and digits. */
export function readableReference(prefix: string, length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * length)))
      if (byte < FAIR_BYTES && text.length < length) text += LETTERS[byte % LETTERS.length];
  return `${prefix}-${text}`;
}

/** A random code of decimal digits, each as likely as any other: '048213'. */
export function digitCode(digits: number): string {
  const codes = 10 ** digits;
  const fairBelow = 2 ** 32 - (2 ** 32 % codes);
  let [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  while (random >= fairBelow) [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % codes).padStart(digits, '0');
}

/** 128 bits. */
const REFERENCE_BYTES = 16;

/** 128 random bits in base64url, 22 characters: whoever has it was given it. */
export function newReference(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES))).toString('base64url');
}
