import { ApiError } from '../../shared/api-client';

const VALUES_KEPT = 'What you typed is kept.';

/** The message for a failed request: the reason and what to do. */
export function submitFailureReason(error: unknown, online: boolean): string {
  if (!(error instanceof ApiError))
    return online
      ? `We got no answer from our server. ${VALUES_KEPT} Trying again does not send it twice.`
      : `You seem to be offline; nothing was sent. ${VALUES_KEPT}`;
  switch (error.status) {
    case 400:
      return 'Something in the form needs another look; nothing was sent.';
    case 403:
      return 'Our server did not recognise this page, and nothing was sent. Please reload the page and try again.';
    case 413:
      return `This is more text than we can receive, and nothing was sent. Please shorten it. ${VALUES_KEPT}`;
    case 429:
      return `Too many forms were sent from your connection. Please try again in ${formatWait(error.retryAfter)}. ${VALUES_KEPT}`;
    case 503:
      return `Our server is busy just now. Please try again in ${formatWait(error.retryAfter)}. ${VALUES_KEPT}`;
    default:
      return `Something went wrong on our side. ${VALUES_KEPT} Trying again does not send it twice.`;
  }
}

/** Formats a duration, rounded up; `a while` if undefined. */
export function formatWait(seconds: number | undefined): string {
  if (seconds === undefined) return 'a while';
  if (seconds < 60) return withUnit(seconds, 'second');
  if (seconds < 3600) return withUnit(Math.ceil(seconds / 60), 'minute');
  return withUnit(Math.ceil(seconds / 3600), 'hour');
}

function withUnit(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
