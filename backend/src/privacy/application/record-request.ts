import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { workingDaysLater } from '../../calendar/working-days.js';
import { newId } from '../../platform/clock.js';
import {
  ANSWER_WITHIN_DAYS,
  type NewRequest,
  openRequest,
  type PrivacyRequest,
} from '../domain/privacy-request.js';
import { PrivacyRequests } from './duty-ports.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Records what a person asked for; it is due after 15 working days. Rejects an impossible day of receipt. */
@Injectable()
export class RecordRequest {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly time: BusinessTime,
  ) {}

  async execute({ email, ...request }: NewRequest): Promise<PrivacyRequest> {
    const opened = openRequest(
      { ...request, email: mailboxKey(email) },
      {
        id: newId(),
        today: this.time.today(),
        dueOn: (receivedOn) => workingDaysLater(receivedOn, ANSWER_WITHIN_DAYS),
      },
    );
    await this.requests.add(opened);
    return opened;
  }
}
