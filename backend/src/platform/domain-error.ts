/** A rejection by the domain or a use case. `message` is one sentence for the user. */
export abstract class DomainError extends Error {
  /** Fields of the response for machines, besides those of every error. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(message: string, details?: Readonly<Record<string, unknown>>) {
    super(message);
    this.details = details;
  }
}

/** The input violates a rule; `errors` maps each field to a sentence. */
export class Invalid extends DomainError {
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: Readonly<Record<string, string>>) {
    super(Object.values(errors)[0] ?? 'Invalid input');
    this.errors = errors;
  }
}

/** The requested object does not exist. */
export class NotFound extends DomainError {}

/** The session of the request has ended, or there is none. */
export class NotSignedIn extends DomainError {
  constructor(message = 'Please sign in', details?: Readonly<Record<string, unknown>>) {
    super(message, details);
  }
}

/** The user has no permission, in any state. */
export class Forbidden extends DomainError {}

/** The current state does not allow it: a taken name, an invalid transition. */
export class Conflict extends DomainError {
  /** What is stored now, for an edit of an earlier state. */
  readonly current: object | undefined;

  constructor(message: string, current?: object) {
    super(message);
    this.current = current;
  }
}

/** An idempotency key was used before, for a request with other values. */
export class KeyReused extends DomainError {
  constructor() {
    super('This Idempotency-Key was used for another request; please send a new one');
  }
}

/** Temporarily impossible; nothing was stored, and a later request may succeed. */
export class Unavailable extends DomainError {}

/** Rate limit exceeded; retry after `retryAfterSeconds`. */
export class TooMany extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'Too many requests; please try again later') {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
