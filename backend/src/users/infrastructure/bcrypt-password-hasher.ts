import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { Unavailable } from '../../shared/domain-error.js';
import { PasswordHasher } from '../application/ports.js';

/** A hash takes about 0.2 s of a core: few at once leave room for everything else, and a long queue is refused. */
const AT_ONCE = 3;
const MOST_WAITING = 50;

export class BcryptPasswordHasher extends PasswordHasher {
  private readonly limit = pLimit(AT_ONCE);
  private readonly nobody: string;

  constructor(private readonly cost = 12) {
    super();
    // a hash of the same cost that no password has: 22 characters of salt and 31 of digest
    this.nobody = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  override hash(password: string): Promise<string> {
    return this.queued(() => bcrypt.hash(password, this.cost));
  }

  override matches(password: string, hash: string | null): Promise<boolean> {
    return this.queued(() => bcrypt.compare(password, hash ?? this.nobody));
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= MOST_WAITING)
      throw new Unavailable('Too many people are signing in at once; please try again in a moment');
    return this.limit(work);
  }
}
