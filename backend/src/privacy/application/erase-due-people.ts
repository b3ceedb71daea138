import { Injectable } from '@nestjs/common';
import { Conflict, NotFound } from '../../platform/domain-error.js';
import { Settings } from '../../settings/settings.js';
import { DuePeople } from './due-people.js';
import { ErasePerson } from './erase-person.js';

const REASON = 'retention';

type By = Parameters<ErasePerson['execute']>[1];

/** Erases people who are due, apart from those under a legal hold and those who have been in contact meanwhile. */
@Injectable()
export class EraseDuePeople {
  constructor(
    private readonly people: DuePeople,
    private readonly erasePerson: ErasePerson,
    private readonly settings: Settings,
  ) {}

  /** Calls that erase a person each, with a certificate. */
  async *all(
    kind: 'bookings' | 'leavers',
    by: By,
  ): AsyncGenerator<() => Promise<'erased' | 'kept' | 'not due'>> {
    const { bookingMonths } = await this.settings.read('retention');
    const isBooking = kind === 'bookings';
    for await (const part of isBooking ? this.people.bookings(bookingMonths) : this.people.leavers())
      for (const { email, isHeld } of part) {
        if (isHeld) continue;
        yield async () => {
          if (isBooking && !(await this.people.isDue(email, bookingMonths))) return 'not due';
          return (await this.erase(email, by)) ? 'erased' : 'kept';
        };
      }
  }

  /** False when the person was erased concurrently, or a legal hold was placed. */
  private async erase(email: string, by: By): Promise<boolean> {
    try {
      await this.erasePerson.execute({ email, reason: REASON }, by);
      return true;
    } catch (error) {
      if (error instanceof NotFound || error instanceof Conflict) return false;
      throw error;
    }
  }
}
