import { ApiError } from '@/shared/api-client';

type Answer = (confirmed: boolean) => void;
type Method = (...parameters: unknown[]) => Promise<unknown>;

let question: { readonly answered: Promise<boolean>; readonly answer: Answer } | null = null;
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** Asks once, however many requests wait. Without a dialog on screen nobody can answer. */
function ask(): Promise<boolean> {
  if (question) return question.answered;
  if (listeners.size === 0) return Promise.resolve(false);
  let answer: Answer = () => {};
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  question = { answered, answer };
  announce();
  return answered;
}

/** Whether the user is asked to confirm with the password. */
export function isAskedToConfirm(): boolean {
  return question !== null;
}

/** Repeats the requests that wait, or rejects them. */
export function answerConfirmation(confirmed: boolean): void {
  question?.answer(confirmed);
  question = null;
  announce();
}

/** Subscribes the dialog; returns the unsubscribe function. */
export function onConfirmationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * A provider whose methods ask the user to confirm, and run once again, where the server requires it. Without a
 * confirmation they reject with the server's error.
 */
export function withConfirmation<P extends object>(provider: P): P {
  return Object.fromEntries(
    Object.entries(provider).map(([name, method]: [string, unknown]) => [
      name,
      typeof method === 'function' ? confirmedFirst(method as Method) : method,
    ]),
  ) as P;
}

function confirmedFirst(method: Method): Method {
  return async (...parameters) => {
    try {
      return await method(...parameters);
    } catch (error) {
      const isRequired = error instanceof ApiError && error.body?.confirmationRequired;
      if (!isRequired || !(await ask())) throw error;
      return method(...parameters);
    }
  };
}
