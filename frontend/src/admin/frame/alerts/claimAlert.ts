/** How long a claim lasts, in milliseconds; longer than the tabs take to receive the same message. */
const CLAIM_DURATION = 10_000;
/** Delay of tabs without the focus, in milliseconds: the focused tab claims first. */
const BACKGROUND_DELAY = 300;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** True in exactly one of the console's tabs for each key, and in a focused tab if there is one. */
export async function claimAlert(key: string): Promise<boolean> {
  if (!document.hasFocus()) await wait(BACKGROUND_DELAY);
  // no Web Locks on a page without HTTPS
  if (!('locks' in navigator)) return true;
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`console.alert.${key}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && wait(CLAIM_DURATION);
      })
      .catch(reject);
  });
}
