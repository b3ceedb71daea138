import { ApiError } from '@/shared/api-client';

const NO_RESPONSE = 'The server cannot be reached.';

/** The message to display for an error: the server's message, if it sent one. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  if (error instanceof TypeError) return `${NO_RESPONSE} Please try again.`;
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
  return error instanceof TypeError
    ? `${NO_RESPONSE} The change may not have been saved: please look and try again.`
    : errorMessage(error);
}
