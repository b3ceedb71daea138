/** Less than the server accepts a proof for. */
const USED_MS = 25 * 60_000;
const RETRY_MS = 60_000;
const LONGEST_WAIT_MS = 1_500;

interface Prepared {
  readonly proof: Promise<string | undefined>;
  /** From then on another one is prepared. */
  until: number;
}

/** For whichever form of the page is sent first. */
let prepared: Prepared | undefined;

/** Starts the work for the next form that is sent; called whenever a form is touched. Loads its code and a challenge. */
export function prepareProof(): void {
  // an old browser, or a page without https: the form is sent without proof
  if (typeof Worker === 'undefined' || !globalThis.crypto?.subtle) return;
  if (prepared && Date.now() < prepared.until) return;
  const next: Prepared = {
    until: Date.now() + USED_MS,
    proof: import('./solveProof')
      .then(({ solveProof }) => solveProof())
      .catch(() => {
        next.until = Date.now() + RETRY_MS;
        return undefined;
      }),
  };
  prepared = next;
}

/** The proof to send, which is used up; undefined when there is none within a moment. */
export async function takeProof(): Promise<string | undefined> {
  const taken = prepared;
  prepared = undefined;
  if (!taken || Date.now() >= taken.until) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS));
  return Promise.race([taken.proof, tooLate]);
}
