import { DomainError, Invalid } from '../domain-error.js';

export interface Refusal {
  /** The class of the error, such as `Conflict`. */
  readonly kind: string;
  readonly message: string;
  /** By field; of what is `Invalid` alone. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** How that is refused; fails when it is not, or with an error that is no refusal. */
export function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    return asRefusal(error);
  }
  throw new Error('It was not refused');
}

/** The same for what is still under way. */
export function rejectionOf(promise: Promise<unknown>): Promise<Refusal> {
  return promise.then(() => {
    throw new Error('It was not refused');
  }, asRefusal);
}

function asRefusal(error: unknown): Refusal {
  if (!(error instanceof DomainError)) throw error;
  const { message, constructor } = error;
  return { kind: constructor.name, message, ...(error instanceof Invalid && { errors: error.errors }) };
}
