import { Injectable } from '@nestjs/common';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { Invalid } from '../../platform/domain-error.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { SessionUser } from '../../users/staff.js';

/** Who may get copies that staff test with. */
@Injectable()
export class TestRecipients {
  constructor(
    private readonly addresses: MailAddresses,
    private readonly users: ActiveUsers,
  ) {}

  /** Superadmins may send to anybody, assistants to their own address and those of the office. Rejects others with `Invalid`. */
  async assertAllowed(to: string, by: Pick<SessionUser, 'id' | 'role'>): Promise<void> {
    if (by.role === 'superadmin') return;
    const own = await this.users.emailOf(by.id);
    const allowed = [...this.addresses.staffTo, ...(own === null ? [] : [own])];
    if (allowed.some((address) => address.toLowerCase() === to.toLowerCase())) return;
    throw new Invalid({ to: 'issue.test-copy-to' });
  }
}
