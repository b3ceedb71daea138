import { NotSignedIn } from '../../platform/domain-error.js';
import type { FactorKind } from '../domain/second-factors.js';

/** The password was right, and one of these factors has to follow. */
export class SecondFactorNeeded extends NotSignedIn {
  constructor(kinds: readonly FactorKind[]) {
    super('Please confirm with your second factor', { secondFactor: kinds });
  }
}

/** A wrong code or passkey. With `kinds` the half session goes on; without them signing in begins again. */
export class SecondFactorRejected extends NotSignedIn {
  constructor(message: string, kinds?: readonly FactorKind[]) {
    super(message, kinds && { secondFactor: kinds });
  }
}
