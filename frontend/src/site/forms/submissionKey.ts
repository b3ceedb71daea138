interface Submission {
  readonly content: string;
  readonly key: string;
}

/**
 * Keys by which the server recognises a repeated submission: the same content keeps its key until it has been
 * accepted, so that trying again after a lost answer books once. Kept for this tab only, so that a reload changes
 * nothing; storage that is full or forbidden is no error.
 */
export class SubmissionKeys {
  readonly #name: string;
  #last: Submission | null | undefined;

  constructor(endpoint: string) {
    this.#name = `unanswered:${endpoint}`;
  }

  keyFor(content: string): string {
    this.#last ??= read(this.#name);
    if (this.#last?.content !== content) this.#last = { content, key: newKey() };
    write(this.#name, this.#last);
    return this.#last.key;
  }

  /**
   * Call when the server has accepted, for the same content sent again is then meant as another submission; and when it
   * knows the key from other values.
   */
  forget(): void {
    this.#last = undefined;
    write(this.#name, null);
  }
}

function read(name: string): Submission | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Submission> | null;
    const { content, key } = kept ?? {};
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
  } catch {
    return null;
  }
}

function write(name: string, submission: Submission | null): void {
  try {
    if (submission) sessionStorage.setItem(name, JSON.stringify(submission));
    else sessionStorage.removeItem(name);
  } catch {
    // then the key lasts as long as the page
  }
}

// crypto.randomUUID exists only on https and localhost; the site may be looked at over a plain local address too.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
