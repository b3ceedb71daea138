/**
 * Keys by which the server recognises a repeated submission: the same content keeps its key until it has been
 * accepted, so that trying again after a lost answer books once.
 */
export class SubmissionKeys {
  #last: { content: string; key: string } | undefined;

  keyFor(content: string): string {
    if (this.#last?.content !== content) this.#last = { content, key: newKey() };
    return this.#last.key;
  }

  /** Call when the server has accepted: the same content sent again is then meant as another submission. */
  accepted(): void {
    this.#last = undefined;
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
