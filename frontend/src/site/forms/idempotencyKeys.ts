import { randomUuid } from '../../shared/randomUuid';

interface StoredKey {
  readonly content: string;
  readonly key: string;
}

/**
 * Idempotency keys of a form: the same content keeps its key until the server has accepted it, so that a retry after a
 * lost response books once. Stored for this tab only; a full or unavailable storage is ignored.
 */
export class IdempotencyKeys {
  readonly #name: string;
  #last: StoredKey | null | undefined;

  constructor(endpoint: string) {
    this.#name = `unanswered:${endpoint}`;
  }

  keyFor(content: string): string {
    this.#last ??= read(this.#name);
    if (this.#last?.content !== content) this.#last = { content, key: randomUuid() };
    write(this.#name, this.#last);
    return this.#last.key;
  }

  /**
   * Call after the server has accepted the request, because sending the same content again is then a new request, and
   * after a 422, because the key was used with other values.
   */
  clear(): void {
    this.#last = undefined;
    write(this.#name, null);
  }
}

function read(name: string): StoredKey | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<StoredKey> | null;
    const { content, key } = stored ?? {};
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
  } catch {
    return null;
  }
}

function write(name: string, entry: StoredKey | null): void {
  try {
    if (entry) sessionStorage.setItem(name, JSON.stringify(entry));
    else sessionStorage.removeItem(name);
  } catch {
    // the key then lasts as long as the page
  }
}
