import { createHash } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { User } from '../domain/user.js';
import { SignInEvents } from '../sign-in-events.js';
import { UserRepository } from './ports.js';
import { SignInSteps } from './second-factor.ports.js';
import { type VerifiedUser, verifiedUser } from './sign-in.js';

/** How long a browser may take between the password and the second factor; challenges of passkeys too. */
export const HALF_SESSION_MS = 10 * 60_000;

/** Browsers between the password and the last step of signing in. `key` is the hash of a secret in the browser's cookie. */
@Injectable()
export class HalfSessions {
  constructor(
    private readonly steps: SignInSteps,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Optional() private readonly events?: SignInEvents,
  ) {}

  /** Opens a half session of ten minutes, for an account whose password was checked. */
  async open(key: string, verified: VerifiedUser): Promise<void> {
    const half = { userId: verified.user.id, passwordDigest: digestOf(verified) };
    const expiresAt = new Date(this.clock.now().getTime() + HALF_SESSION_MS).toISOString();
    await this.steps.open(key, half, expiresAt);
  }

  /** The account of a half session, while it is active with the password that was checked and the same factors; otherwise null. */
  async find(key: string): Promise<User | null> {
    const half = await this.steps.find(key, this.clock.timestamp());
    const user = half && (await this.users.findById(half.userId));
    if (user?.status !== 'active' || digestOf(verifiedUser(user)) !== half?.passwordDigest) return null;
    return user;
  }

  /** Counts a code before it is checked; false after the fifth. */
  takeCode(key: string): Promise<boolean> {
    return this.steps.takeCode(key);
  }

  /** Ends the half session after a right step. */
  async finished(key: string, user: User): Promise<VerifiedUser> {
    await this.steps.close(key);
    return verifiedUser(user);
  }

  /** A wrong step; `userId` is null where no account is known. */
  failed(userId: string | null): void {
    this.events?.failed({ userId, step: 'second-factor' });
  }
}

function digestOf({ passwordHash, factorsChangedAt }: VerifiedUser): string {
  return createHash('sha256')
    .update(JSON.stringify([passwordHash, factorsChangedAt]))
    .digest('hex');
}
