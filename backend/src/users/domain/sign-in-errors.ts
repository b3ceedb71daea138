import { NotSignedIn, type Said } from '../../platform/domain-error.js';
import type { FactorKind } from './second-factors.js';

/** Has the same message for an unknown name, a wrong password, and an account that is not active. */
export class SignInRejected extends NotSignedIn {
  constructor() {
    super('sign-in.rejected');
  }
}

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
