import type { Charge } from './charges.ts';

/**
 * The subjects of which any two may be charged in one case, a line for each kind of stop or event. A subject is charged
 * once: nobody drives at two speeds in one stop. What is in no line, such as parking, is a case of its own.
 */
const TOGETHER = `
speed signal lane follow belt phone reg ins dwls
red signal lane belt phone reg ins dwls
stop signal belt phone reg ins dwls
careless signal lane follow red belt phone reg ins dwls
careless signal stop belt phone reg ins dwls
disorderly drunk resist trespass mischief
disorderly drunk assault resist
disorderly drugs resist
assault harass trespass mischief
assault mischief resist
theft trespass mischief resist
theft drugs resist
shoplift trespass resist
shoplift drugs resist
dui drugs resist
theft forgery idtheft
theft burglary
burglary weapon
burglary drugs
drugs weapon
`;

const GROUPS: readonly ReadonlySet<string>[] = TOGETHER.trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')));

/** Whether two charges may share a case. */
export function mayShareCase({ subject: one }: Charge, { subject: other }: Charge): boolean {
  return one !== other && GROUPS.some((group) => group.has(one) && group.has(other));
}
