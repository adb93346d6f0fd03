/** Whether a promise that never rejects settles in time; 0 is now, give or take a few promises. */
export function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    promise.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
