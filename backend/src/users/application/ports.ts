import type { User, UserStatus } from '../domain/user.js';

/** Accounts of staff. Usernames come and are kept normalised. */
export abstract class UserRepository {
  abstract findById(id: string): Promise<User | null>;
  abstract findByUsername(username: string): Promise<User | null>;
  /** Newest first. */
  abstract listByStatus(status: UserStatus): Promise<User[]>;
  abstract isEmpty(): Promise<boolean>;

  /** False, and nothing stored, when the username is taken. */
  abstract add(user: User): Promise<boolean>;

  /**
   * Lets `change` decide on the account as it is, alone; null when there is none. `activeSuperadmins` counts all that
   * are active at that moment. With `end` the account's sessions end in the same transaction, but for `keep`.
   */
  abstract change(
    id: string,
    change: (user: User, activeSuperadmins: number) => User,
    sessions: { readonly end: boolean; readonly keep?: string },
  ): Promise<User | null>;
}

/** One-way hashes of passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;

  /** Takes the same time for `null`, when nobody has that name, as for a real hash. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
