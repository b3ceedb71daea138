import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const LONGEST_MS = 60_000;

/** Solves a challenge beside the page, so that typing stays smooth. Answers null when it cannot. */
self.onmessage = ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
};
