import { CONSOLE_PAGES, type ConsolePath, type LiveMessage } from '@contract';
import type { LeadRef } from '@/shared/api-types';
import { queriesOfClients, queryKeys, type QueryKey } from '@/admin/ground/api/queryKeys';

/**
 * The queries that a live message affects (spec §4): bookings are in the lead list and the calendar, subscriptions only
 * in the lead list. Null for an unknown type.
 */
export function affectedQueries({ type, data }: LiveMessage): readonly QueryKey[] | null {
  switch (type) {
    case 'appointment_created':
    case 'appointment_updated':
      return [
        queryKeys.leads,
        queryKeys.calendar,
        queryKeys.stats,
        // mails about it are held while no mail server is connected
        queryKeys.waiting,
        ...history({ leadType: 'appointment', leadId: data.id }),
      ];
    case 'subscription_created':
    case 'subscription_updated':
      return [queryKeys.leads, queryKeys.stats, ...history({ leadType: 'subscription', leadId: data.id })];
    case 'lead_note_added':
      return [queryKeys.leads, queryKeys.calendar, ...history(data)];
    case 'mail_updated':
      // leads and bookings are marked when a mail about them failed
      return [queryKeys.mails, queryKeys.leads, queryKeys.calendar, queryKeys.waiting, queryKeys.timelines];
    case 'task_updated':
      return [queryKeys.tasks, queryKeys.leads];
    case 'client_updated':
      // leads are unlinked from a client that is deleted, and a merge moves what is linked
      return queriesOfClients;
    case 'policy_updated':
      // rows of clients and leads, the day and the menu say what is due, tasks the next steps of cases, timelines what happened
      return [queryKeys.policies, queryKeys.insurers, queryKeys.clients, queryKeys.leads, queryKeys.tasks];
    case 'insurer_updated':
      return [queryKeys.policies, queryKeys.insurers];
    case 'newsletter_updated':
      return [queryKeys.newsletter, queryKeys.deliveries];
    case 'import_updated':
      // an import writes to one of several lists, without a message for each record
      return [
        queryKeys.imports,
        queryKeys.leads,
        queryKeys.calendar,
        queryKeys.stats,
        queryKeys.clients,
        queryKeys.households,
        queryKeys.policies,
        queryKeys.insurers,
        queryKeys.newsletter,
        queryKeys.subscribers,
      ];
    case 'person_erased':
      // whatever is shown may be about the person
      return [
        queryKeys.leads,
        queryKeys.calendar,
        queryKeys.stats,
        queryKeys.mails,
        queryKeys.tasks,
        queryKeys.newsletter,
        queryKeys.deliveries,
        queryKeys.activities,
        queryKeys.allNotes,
        queryKeys.clients,
        queryKeys.households,
        queryKeys.policies,
      ];
    case 'settings_updated':
      return [
        queryKeys.settings,
        queryKeys.firstSteps,
        ...(data.section === 'hours' ? [queryKeys.everyClosedDay] : []),
      ];
    default:
      return ownList(type);
  }
}

/** The message of a kind of record that has a page with its list. */
type OfList = {
  [Path in ConsolePath]: Path extends `${infer One}s` ? `${One}_updated` : never;
}[ConsolePath];

/** `note_updated` is shown in the list of notes, and nowhere else. Null for a type of another version. */
function ownList(type: OfList): readonly QueryKey[] | null {
  const list = `${type.replace(/_updated$/, '')}s`;
  return list in CONSOLE_PAGES ? [[list]] : null;
}

function history(lead: LeadRef): QueryKey[] {
  return [queryKeys.notes(lead), queryKeys.activity(lead), queryKeys.timelines];
}
