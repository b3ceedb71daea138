import { PasswordHasher } from '../application/ports.js';

/** Makes readable hashes. `compared` lists the hashes of all comparisons; null for an unknown username. */
export class PlainPasswordHasher extends PasswordHasher {
  readonly compared: (string | null)[] = [];

  override async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  override async matches(password: string, hash: string | null): Promise<boolean> {
    this.compared.push(hash);
    return hash === `hash of ${password}`;
  }
}
