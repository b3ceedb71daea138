import { Body, Controller, Post } from '@nestjs/common';
import { AllowToKeys, CurrentKey, type KeyCaller } from '../../api-keys/key-access.js';
import { shownName } from '../../api-keys/key-names.js';
import { ApiCreatedResponse, ApiHeader, ApiTags } from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { BookAppointment } from '../application/book-appointment.js';
import { bookingOf, SentBookingBody } from './leads.dto.js';
import { BookingConfirmation, bookingConfirmation } from './leads.views.js';
import { RecipientLimits } from './recipient-limits.js';

/** Bookings by other software. */
@ApiTags('v1')
@Controller('api/v1/bookings')
export class KeyBookingsController {
  constructor(
    private readonly bookAppointment: BookAppointment,
    private readonly recipients: RecipientLimits,
  ) {}

  /** Books a consultation as the form of the site does. */
  @Post()
  @AllowToKeys('bookings:write')
  @Audited('booking.sent')
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: BookingConfirmation })
  async book(
    @Body() body: SentBookingBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @CurrentKey() key: KeyCaller,
  ): Promise<BookingConfirmation> {
    const { request, timeZone } = bookingOf(body);
    const { appointment } = await this.bookAppointment.execute(request, {
      key: idempotencyKey,
      visitorTimeZone: timeZone,
      mayMail: await this.recipients.allow(request.email),
      sentBy: { id: key.id, name: shownName(key) },
    });
    return bookingConfirmation(appointment);
  }
}
