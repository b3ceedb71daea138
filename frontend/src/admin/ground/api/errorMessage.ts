import { ApiError } from '@/shared/api-client';

const NO_RESPONSE = 'The server cannot be reached.';

/** Whether there was no response: `fetch` rejects with a TypeError then. */
export const isUnreachable = (error: unknown) => error instanceof TypeError;

/** The message to display for an error: the server's message, if it sent one. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  if (isUnreachable(error)) return `${NO_RESPONSE} Please try again.`;
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}

/** A change that was not sent because the browser is offline. */
export class OfflineError extends Error {
  constructor() {
    super('You are offline. The change was not sent: please make it again once you are back online.');
    this.name = 'OfflineError';
  }
}

/** The message for a failed change. Without a response it is unknown whether the change was saved. */
export function mutationErrorMessage(error: unknown): string {
  return isUnreachable(error)
    ? `${NO_RESPONSE} The change may not have been saved: please look and try again.`
    : errorMessage(error);
}
