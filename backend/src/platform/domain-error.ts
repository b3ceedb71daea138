import { type Coded, coded, type ErrorCode, labelOfName, type Said, sentenceOf } from './sentences/said.js';

export type { ErrorCode, Said };

/**
 * A rejection by the domain or a use case. `code` and `params` say what it is, for clients; `message` is the sentence
 * for the user (sentences/).
 */
export abstract class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: Coded['params'];
  /** Fields of the response for machines, besides those of every error. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(said: Said, details?: Readonly<Record<string, unknown>>, message = sentenceOf(said)) {
    super(message);
    const { code, params } = coded(said);
    this.code = code;
    this.params = params;
    this.details = details;
  }
}

/** The input violates rules: says for each field which. The error as a whole says what its first field does. */
export class Invalid extends DomainError {
  readonly fields: Readonly<Record<string, Said>>;
  /** The sentences by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, Coded>>;

  /** `labels` are those of fields whose label is not the words of their name. */
  constructor(fields: Readonly<Record<string, Said>>, labels: Readonly<Record<string, string>> = {}) {
    const errors = Object.fromEntries(
      Object.entries(fields).map(([field, said]) => [
        field,
        sentenceOf(said, labels[field] ?? labelOfName(field)),
      ]),
    );
    super(Object.values(fields)[0]!, undefined, Object.values(errors)[0]);
    this.fields = fields;
    this.errors = errors;
    this.codes = Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, coded(said)]));
  }
}

/** The requested object does not exist. */
export class NotFound extends DomainError {}

/** The session of the request has ended, or there is none. */
export class NotSignedIn extends DomainError {
  constructor(said: Said = 'sign-in.needed', details?: Readonly<Record<string, unknown>>) {
    super(said, details);
  }
}

/** The user has no permission, in any state. */
export class Forbidden extends DomainError {}

/** The current state does not allow it: a taken name, an invalid transition. */
export class Conflict extends DomainError {
  /** What is stored now, for an edit of an earlier state. */
  readonly current: object | undefined;

  constructor(said: Said, current?: object) {
    super(said);
    this.current = current;
  }
}

/** An idempotency key was used before, for a request with other values. */
export class KeyReused extends DomainError {
  constructor() {
    super('idempotency-key.reused');
  }
}

/** Temporarily impossible; nothing was stored, and a later request may succeed. */
export class Unavailable extends DomainError {
  /** What the system that failed calls it, for the log. */
  readonly reason: string | undefined;

  constructor(said: Said, cause?: unknown) {
    super(said);
    if (cause !== undefined) this.cause = cause;
    const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
    this.reason = typeof code === 'string' ? code : typeof name === 'string' ? name : undefined;
  }
}

/** Rate limit exceeded; retry after `retryAfterSeconds`. */
export class TooMany extends DomainError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, said: Said = 'request.too-many') {
    super(said);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
