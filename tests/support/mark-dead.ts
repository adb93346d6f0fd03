/** Lets somebody of a test database have died. */
export function markDead(people: { exec(sql: string): void }, personId: string): void {
  people.exec(`UPDATE base_person SET is_dead = 1 WHERE id = '${personId}'`);
}
