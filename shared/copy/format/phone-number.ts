/** '(503) 555-0142' of '15035550142'; unknown digits stay an X: '(503) 555-01XX'. */
export function formatPhone(phone: string): string {
  return phone.slice(-10).replace(/^(.{3})(.{3})(.{4})$/, '($1) $2-$3');
}
