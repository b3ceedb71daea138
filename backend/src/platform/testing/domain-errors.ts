import { DomainError, Invalid } from '../domain-error.js';

export interface DescribedError {
  /** The class of the error, such as `Conflict`. */
  readonly kind: string;
  readonly message: string;
  /** Sentences by field; only for `Invalid`. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Returns the domain error that `act` throws; fails without one. */
export function domainErrorOf(act: () => unknown): DescribedError {
  try {
    act();
  } catch (error) {
    return described(error);
  }
  throw new Error('There was no domain error');
}

/** Returns the domain error that rejects the promise; fails without one. */
export function rejectionOf(promise: Promise<unknown>): Promise<DescribedError> {
  return promise.then(() => {
    throw new Error('There was no domain error');
  }, described);
}

function described(error: unknown): DescribedError {
  if (!(error instanceof DomainError)) throw error;
  const { message, constructor, details } = error;
  return {
    kind: constructor.name,
    message,
    ...(details && { details }),
    ...(error instanceof Invalid && { errors: error.errors }),
  };
}
