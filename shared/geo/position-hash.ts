/** A number from 0 to 1 that depends on its arguments alone: the dice of the invented map. All are whole numbers. */
export function positionHash(kind: number, a: number, b: number): number {
  let h = Math.imul(kind + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(a | 0, 0xc2b2ae35) ^ Math.imul(b | 0, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}
