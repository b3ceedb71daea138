import { invitedElsewhere } from './invited-addresses.js';

const mail = (kind: string, recipient: string, state = 'sent') => ({ kind, recipient, state });

describe('the addresses that have an invitation besides that of the booking', () => {
  it.each<[string, ReturnType<typeof mail>[], string[]]>([
    ['are those with a confirmation', [mail('booking_confirmed', 'old@mail.example')], ['old@mail.example']],
    ['or with a new time', [mail('booking_rescheduled', 'old@mail.example')], ['old@mail.example']],
    [
      'however it is written, once',
      [mail('booking_confirmed', 'Old@mail.example'), mail('booking_confirmed', 'old@mail.example')],
      ['Old@mail.example'],
    ],
    ['not that of the booking', [mail('booking_confirmed', 'NEW@mail.example')], []],
    ['not one that got other mails', [mail('booking_received', 'old@mail.example')], []],
    ['not one that it was never sent to', [mail('booking_confirmed', 'old@mail.example', 'skipped')], []],
    [
      'not one where it was withdrawn',
      [mail('booking_withdrawn', 'old@mail.example'), mail('booking_confirmed', 'old@mail.example')],
      [],
    ],
    [
      'not one where it was cancelled',
      [mail('booking_cancelled', 'old@mail.example'), mail('booking_confirmed', 'old@mail.example')],
      [],
    ],
    [
      'one that was invited again after that',
      [mail('booking_confirmed', 'old@mail.example'), mail('booking_withdrawn', 'old@mail.example')],
      ['old@mail.example'],
    ],
    [
      'one where the withdrawal failed',
      [
        mail('booking_withdrawn', 'old@mail.example', 'failed'),
        mail('booking_confirmed', 'old@mail.example'),
      ],
      ['old@mail.example'],
    ],
  ])('%s', (_, mails, addresses) => {
    expect(invitedElsewhere(mails, 'new@mail.example')).toEqual(addresses);
  });
});
