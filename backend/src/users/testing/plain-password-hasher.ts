import { PasswordHasher } from '../application/ports.js';

/** Hashes that can be read; `asked` keeps the hashes that were compared with, null for nobody's. */
export class PlainPasswordHasher extends PasswordHasher {
  readonly asked: (string | null)[] = [];

  override async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  override async matches(password: string, hash: string | null): Promise<boolean> {
    this.asked.push(hash);
    return hash === `hash of ${password}`;
  }
}
