import { type DeliveredType, EVENT_GROUPS } from '@contract';
import type { Webhook, WebhookDelivery } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import type { StatusName } from '@/admin/ground/theme/statusColours';

const EVENT_WORDS = new Map<string, string>(EVENT_GROUPS.flatMap(([, words]) => Object.entries(words)));

/** What happened, in plain words. */
export const eventWords = (type: DeliveredType) =>
  type === 'test' ? 'Test' : (EVENT_WORDS.get(type) ?? type);

/** The host of a masked address. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const OFF_WORDS: Record<NonNullable<Webhook['offReason']>, string> = {
  gone: 'The receiver answered that it wants nothing more (410).',
  failing: 'The receiver accepted nothing for three days.',
  unreadable:
    'Its address and secret cannot be read any more: enter the address again, make a new secret and give it to the receiver.',
};

/** Why a webhook does not work, or did not; null for one that does, and for one that staff turned off. */
export function problemOf({ enabled, offReason, offAt, failingSince }: Webhook): string | null {
  if (!enabled && offReason && offAt) return `Turned off ${formatDateTime(offAt)}. ${OFF_WORDS[offReason]}`;
  if (enabled && failingSince)
    return `Nothing was accepted since ${formatDateTime(failingSince)}. It is tried again by itself for three days.`;
  return null;
}

interface StateWords {
  readonly label: string;
  readonly colour: StatusName;
}

/** The state of a delivery; one that waits after an attempt is being tried again. */
export function stateOf({ state, log }: WebhookDelivery): StateWords {
  if (state === 'delivered') return { label: 'Delivered', colour: 'Confirmed' };
  if (state === 'failed') return { label: 'Given up', colour: 'Failed' };
  if (state === 'queued' && log.at(-1)) return { label: 'Trying again', colour: 'Hold' };
  return { label: 'On its way', colour: 'Pending' };
}

/** The last attempt in short: `500 after 84 ms`. */
export function lastAttempt({ log }: WebhookDelivery): string | null {
  const last = log.at(-1);
  if (!last) return null;
  const time = `${last.milliseconds.toLocaleString('en-US')} ms`;
  return last.status === null ? `${last.problem ?? 'No answer'} (${time})` : `${last.status} after ${time}`;
}
