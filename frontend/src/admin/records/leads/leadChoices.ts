import { MEETING_LABELS, SERVICE_INTERESTS, SERVICE_LABELS } from '@contract';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';

export const SERVICES = Object.fromEntries(
  SERVICE_INTERESTS.map((service) => [service, SERVICE_LABELS[service]]),
);

/** How we meet, first the usual way. */
export const MEETINGS = {
  '': `As usual (${MEETING_LABELS[consoleSettings.meeting.way].toLowerCase()})`,
  ...MEETING_LABELS,
};
