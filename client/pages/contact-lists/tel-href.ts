/** 'tel:+15035550142' of '(503) 555-0142'. */
export function telHref(number: string): string {
  return `tel:+1${number.replace(/\D/g, '')}`;
}
