import bcrypt from 'bcrypt';
import pLimit from 'p-limit';
import { Unavailable } from '../../platform/domain-error.js';
import { PasswordHasher } from '../application/ports.js';

/** A hash takes about 0.2 s of a core: this limit leaves CPU time for other requests. */
const MAX_CONCURRENT = 3;
/** A longer queue is rejected. */
const MAX_QUEUED = 50;

export class BcryptPasswordHasher extends PasswordHasher {
  private readonly limit = pLimit(MAX_CONCURRENT);
  private readonly unusableHash: string;

  constructor(private readonly cost = 12) {
    super();
    // takes as long as a real hash, and no password matches it: 22 characters of salt and 31 of digest
    this.unusableHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  override hash(password: string): Promise<string> {
    return this.queued(() => bcrypt.hash(password.normalize('NFC'), this.cost));
  }

  override matches(password: string, hash: string | null): Promise<boolean> {
    const normalised = password.normalize('NFC');
    return this.queued(async () => {
      if (await bcrypt.compare(normalised, hash ?? this.unusableHash)) return true;
      // a hash from before passwords were normalised
      return normalised !== password && bcrypt.compare(password, hash ?? this.unusableHash);
    });
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= MAX_QUEUED) throw new Unavailable('sign-in.busy');
    return this.limit(work);
  }
}
