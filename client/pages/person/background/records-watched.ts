/** Whether records open in place by now: of an open report, once the script for it has come (start-way.ts). */
let isWatched = false;
let tell = () => {};

export function areRecordsWatched(): boolean {
  return isWatched;
}

/** Calls back once the links to records are watched, or will not be: then they lead to their pages. */
export function whenRecordsAreWatched(call: () => void): void {
  tell = call;
}

/** What was pressed meanwhile is done now. */
export function noteRecordsWatched(): void {
  isWatched = true;
  tell();
}

/** Whether the page shows what the address of another entry asks for (record-visits.ts). */
let isFollowed = false;

export function isAddressFollowed(): boolean {
  return isFollowed;
}

export function noteAddressFollowed(): void {
  isFollowed = true;
}
