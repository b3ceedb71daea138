import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { SignInSteps } from './second-factor.ports.js';

/** What authenticators have to sign. Each challenge is used once, and replaces the one with the same key. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly steps: SignInSteps,
    private readonly clock: Clock,
  ) {}

  async put(key: string, challenge: string, goodForMs: number): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + goodForMs).toISOString();
    await this.steps.putChallenge(key, challenge, expiresAt);
  }

  /** Uses it up; null when there is none, or it expired. */
  take(key: string): Promise<string | null> {
    return this.steps.takeChallenge(key, this.clock.timestamp());
  }
}
