import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { sender } from '../platform/mail-config.js';
import { Business } from '../settings/business.js';

/** The addresses of the office in mails: those of the environment, or else the one that the owner set. */
@Injectable()
export class MailAddresses {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
  ) {}

  /** The sender of every mail, as in a From header: `Name <address>`. */
  get from(): string {
    return this.config.mail.from ?? sender(this.business.current().identity);
  }

  /** The addresses of mails to staff. */
  get staffTo(): readonly string[] {
    return this.config.mail.staffTo ?? [this.business.current().identity.email];
  }

  /** A mail to staff as it is handed over: to its address, or to the first of the office when it is none of them any more. */
  toStaff<D>(data: D, stored: string): Promise<{ readonly recipient: string; readonly data: D }> {
    const { staffTo } = this;
    return Promise.resolve({ recipient: staffTo.includes(stored) ? stored : staffTo[0]!, data });
  }
}
