import { everyMailKind } from '../../app/every-mail-kind.js';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { OutgoingMails } from '../../mail/store/mail.tables.js';
import { SqlMailStates } from '../../mail/store/sql-mail-states.js';
import { anOutgoingMailRow } from '../../mail/testing/builders.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import {
  anActivity,
  aNote,
  anAppointment,
  aSubscription,
  bookingRef,
  subscriptionRef,
} from '../testing/builders.js';
import { leadsOn } from '../testing/leads-on.js';
import { storeLeads } from '../testing/many-leads.js';
import { ActivityLogs, LeadNotes } from './lead.tables.js';
import { SqlLeadTimelines } from './sql-lead-timelines.js';

const at = (minute: number) => `2026-11-21T01:${String(minute).padStart(2, '0')}:00.000Z`;
const CLIENT = '0198f000-0000-7000-8000-00000000000c';

describe.each(DATABASES)('what happened to the leads of a client, on $name', ({ create }) => {
  const database = openedDatabase(create);
  const timelines = new SqlLeadTimelines(database, new SqlMailStates(database, everyMailKind()));

  it('is notes, contacts, sent messages and changes, newest first, each with its lead', async () => {
    const booking = anAppointment({ clientId: CLIENT });
    const signUp = aSubscription({ clientId: CLIENT });
    const stranger = anAppointment();
    await storeLeads(leadsOn(database), [booking, signUp, stranger]);
    const ref = bookingRef(booking);
    const mail = { leadType: 'appointment', leadId: booking.id };
    await database.write(async (tx) => {
      await tx.insert(ActivityLogs, [
        anActivity(ref, { actionType: 'note_added', createdAt: at(2) }),
        anActivity(subscriptionRef(signUp), { actionType: 'lead_status_changed', createdAt: at(3) }),
      ]);
      await tx.insert(LeadNotes, [
        aNote(ref, { note: 'Likes tea', createdAt: at(2) }),
        aNote(ref, { note: 'Called', channel: 'call', createdAt: at(4) }),
        aNote(bookingRef(stranger), { createdAt: at(5) }),
      ]);
      await tx.insert(OutgoingMails, [
        anOutgoingMailRow({ ...mail, id: CLIENT, dedupKey: 'a', state: 'sent', sentAt: at(6) }),
        anOutgoingMailRow({ ...mail, id: booking.id, dedupKey: 'b', state: 'queued' }),
      ]);
    });
    const entries = await timelines.entries(CLIENT, 10);
    expect(entries.map(({ kind, actionDetails, leadId }) => [kind, actionDetails, leadId])).toEqual([
      ['message', 'Message sent: A test message', booking.id],
      ['contact', 'Called', booking.id],
      ['change', 'Came in', signUp.id],
      ['note', 'Likes tea', booking.id],
      ['booking', 'Came in', signUp.id],
      ['booking', 'Came in', booking.id],
    ]);
    expect(entries[1]).toMatchObject({ channel: 'call', performedByName: 'Ana Cruz', createdAt: at(4) });
    expect(await timelines.entries(CLIENT, 2)).toEqual(entries.slice(0, 2));
    expect(await timelines.entries('nobody', 2)).toEqual([]);
  });
});
