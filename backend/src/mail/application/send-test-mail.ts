import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Outbox } from '../outbox.js';
import { MailQueries, type OutgoingMail } from './ports.js';

/** Sends a test mail; its state shows what the mail server said. */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly mails: MailQueries,
    private readonly outbox: Outbox,
  ) {}

  async execute(to: string, sentBy: string): Promise<OutgoingMail> {
    const dedupKey = `test:${newId()}`;
    await this.outbox.store({
      add: [
        {
          kind: 'test',
          data: { sentBy },
          recipient: to,
          dedupKey,
        },
      ],
    });
    return (await this.mails.findByKey(dedupKey))!;
  }
}
