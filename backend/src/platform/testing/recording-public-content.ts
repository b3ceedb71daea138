import { PublicContent } from '../http/public-content.js';

/** Counts changes and notifies listeners. */
export class RecordingPublicContent extends PublicContent {
  changes = 0;
  private readonly listeners: (() => void)[] = [];

  override changed(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }

  override onChange(listener: () => void): void {
    this.listeners.push(listener);
  }
}
