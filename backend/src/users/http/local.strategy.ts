import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { SignIn, type VerifiedUser } from '../application/sign-in.js';

/** Passes a `VerifiedUser` to `SignInGuard`, which begins the session. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignIn) {
    super();
  }

  validate(username: string, password: string): Promise<VerifiedUser | null> {
    return this.signIn.execute(username, password);
  }
}
