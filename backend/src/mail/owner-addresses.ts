import { Injectable } from '@nestjs/common';
import { ActiveUsers } from '../users/active-users.js';
import { MailAddresses } from './mail-addresses.js';

/** Who gets mails about the software itself: superadmins; the office when none of them has an address. */
@Injectable()
export class OwnerAddresses {
  constructor(
    private readonly users: ActiveUsers,
    private readonly addresses: MailAddresses,
  ) {}

  async all(): Promise<readonly string[]> {
    const superadmins = await this.users.superadminEmails();
    return superadmins.length > 0 ? superadmins : this.addresses.staffTo;
  }

  /** A mail as it is handed over: to its address, or to the first of them when it is none of them any more. */
  async handOver<D>(data: D, stored: string): Promise<{ readonly recipient: string; readonly data: D }> {
    const all = await this.all();
    return { recipient: all.includes(stored) ? stored : all[0]!, data };
  }
}
