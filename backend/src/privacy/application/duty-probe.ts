import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { attention, good, type Probe } from '../../care/added-checks.js';
import { Settings } from '../../settings/settings.js';
import { PrivacyRequests } from './duty-ports.js';
import { WatchThreshold } from './watch-threshold.js';

const PRIVACY = '/admin/privacy';

/** Whether the duties of RA 10173 are kept: requests answered in time, retention, registration. */
@Injectable()
export class DutyProbe implements Probe {
  readonly titles = {
    privacyRequests: 'Privacy requests',
    retention: 'How long personal data is kept',
    registration: 'Registration with the National Privacy Commission',
  };

  constructor(
    private readonly requests: PrivacyRequests,
    private readonly settings: Settings,
    private readonly threshold: WatchThreshold,
    private readonly time: BusinessTime,
  ) {}

  async measure() {
    return {
      privacyRequests: requestsFinding(await this.requests.overdue(this.time.today())),
      retention: await this.retention(),
      registration: registrationFinding(await this.threshold.execute()),
    };
  }

  private async retention() {
    const { automatic, bookingMonths, mailMonths, policyMonths, updatedAt } =
      await this.settings.read('retention');
    const legal = await this.settings.read('legal');
    if (updatedAt !== null && updatedAt > (legal.updatedAt ?? ''))
      return attention(
        'How long personal data is kept was changed, and with it the words of the Privacy Policy; its date is still the old one.',
        'Give the Privacy Policy a new date under Business, so that records of consent name the right text.',
        { link: '/admin/business' },
      );
    return good(
      `Bookings without a contract are due ${bookingMonths} months after the last contact, the content of messages after ` +
        `${mailMonths} months, policies ${policyMonths} months after their end; what is due is erased ${automatic ? 'every day' : 'by you, under Privacy'}.`,
    );
  }
}

function requestsFinding(overdue: number) {
  if (overdue === 0) return good('No privacy request is overdue.');
  return attention(
    `${overdue} privacy ${overdue === 1 ? 'request is' : 'requests are'} overdue: an answer is due within 15 working days.`,
    'Answer it and close the request.',
    { link: PRIVACY },
  );
}

function registrationFinding({
  sensitiveRecords,
  threshold,
  reached,
}: Awaited<ReturnType<WatchThreshold['execute']>>) {
  const held = `${sensitiveRecords.toLocaleString('en')} records with a birth date, civil status or government number`;
  if (!reached)
    return good(`There are ${held}; an office with ${threshold.toLocaleString('en')} has to register.`);
  return attention(
    `There are ${held}. From ${threshold.toLocaleString('en')} on, an office has to register with the NPC.`,
    'Register the office and its data protection officer at privacy.gov.ph, or erase what is no longer needed.',
    { link: PRIVACY },
  );
}
