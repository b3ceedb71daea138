import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import type { SessionUser } from '../../shared/staff.js';
import { SignIn } from '../application/sign-in.js';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignIn) {
    super();
  }

  validate(username: string, password: string): Promise<SessionUser | null> {
    return this.signIn.execute(username, password);
  }
}
