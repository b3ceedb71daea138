import { type ActiveUser, ActiveUsers } from '../active-users.js';

/** Knows the given users, in their order. */
export class InMemoryActiveUsers extends ActiveUsers {
  private readonly users: readonly ActiveUser[];

  constructor(...users: readonly ActiveUser[]) {
    super();
    this.users = users;
  }

  override async byId(id: string): Promise<ActiveUser | null> {
    return this.users.find((user) => user.id === id) ?? null;
  }

  override async all(): Promise<ActiveUser[]> {
    return [...this.users];
  }
}
