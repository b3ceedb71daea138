import { type ActiveUser, ActiveUsers } from '../active-users.js';

/** Knows the given users, in their order; the e-mail address of each is made of the id. */
export class InMemoryActiveUsers extends ActiveUsers {
  private readonly known: readonly ActiveUser[];

  constructor(...users: readonly ActiveUser[]) {
    super();
    this.known = users;
  }

  override async byId(id: string): Promise<ActiveUser | null> {
    return this.known.find((user) => user.id === id) ?? null;
  }

  override async emailOf(id: string): Promise<string | null> {
    return (await this.byId(id)) && `${id}@office.example`;
  }

  override async all(): Promise<ActiveUser[]> {
    return [...this.known];
  }

  override byResetLink(): Promise<never> {
    throw new Error('Not in memory');
  }

  override superadminEmails(): Promise<never> {
    throw new Error('Not in memory');
  }
}
