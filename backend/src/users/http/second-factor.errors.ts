import { NotSignedIn } from '../../platform/domain-error.js';
import type { Said } from '../../platform/sentences/said.js';
import type { FactorKind } from '../domain/second-factors.js';

/** The password was right, and one of these factors has to follow. */
export class SecondFactorNeeded extends NotSignedIn {
  constructor(kinds: readonly FactorKind[]) {
    super('sign-in.second-factor', { secondFactor: kinds });
  }
}

/** A wrong code or passkey. With `kinds` the half session goes on; without them signing in begins again. */
export class SecondFactorRejected extends NotSignedIn {
  constructor(said: Said, kinds?: readonly FactorKind[]) {
    super(said, kinds && { secondFactor: kinds });
  }
}
