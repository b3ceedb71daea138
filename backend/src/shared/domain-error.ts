/** A refusal of the domain or of a use case; `message` is one sentence for the person who asked. */
export abstract class DomainError extends Error {}

/** The input breaks a rule; `errors` maps each field to its sentence. */
export class Invalid extends DomainError {
  readonly errors: Readonly<Record<string, string>>;

  constructor(errors: Readonly<Record<string, string>>) {
    super(Object.values(errors)[0] ?? 'Invalid input');
    this.errors = errors;
  }
}

/** There is no such thing. */
export class NotFound extends DomainError {}

/** Somebody may not do this, whatever the state. */
export class Forbidden extends DomainError {}

/** It cannot be done in the present state: a taken name, an illegal step. */
export class Conflict extends DomainError {}

/** The key of a request that is sent again came before with other values. */
export class KeyReused extends DomainError {
  constructor() {
    super('This Idempotency-Key was used for another request; please send a new one');
  }
}

/** The system cannot do it just now and nothing was stored; asking again later may succeed. */
export class Unavailable extends DomainError {}

/** It was asked for too often; it may be asked for again after so many seconds. */
export class TooMany extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests; please try again later');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
