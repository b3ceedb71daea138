import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreateUser } from './create-user.js';
import { UserRepository } from './ports.js';

/** The first superadmin as the environment describes it; a null password is generated. */
export class FirstAdmin {
  constructor(
    readonly username: string,
    readonly password: string | null,
    readonly name: string,
  ) {}
}

/**
 * Creates the first superadmin if there are no users. Returns the generated password, which is shown once; null when
 * the environment sets a password or users exist.
 */
@Injectable()
export class CreateFirstAdmin {
  constructor(
    private readonly users: UserRepository,
    private readonly createUser: CreateUser,
    private readonly firstAdmin: FirstAdmin,
  ) {}

  async execute(): Promise<{ username: string; password: string } | null> {
    if (!(await this.users.isEmpty())) return null;
    const { username, password: configured, name } = this.firstAdmin;
    const password = configured ?? randomBytes(12).toString('base64url');
    const user = await this.createUser.execute({ username, password, name, role: 'superadmin' }, null);
    return configured ? null : { username: user.username, password };
  }
}
