import { type LiveMessage, LiveUpdates } from '../live-updates.js';
import { PublicContent } from '../public-content.js';
import { LiveConnections } from '../staff.js';

/** Keeps what was published; `onPublish` runs at that very moment, to look at what is stored by then. */
export class RecordingLiveUpdates extends LiveUpdates {
  readonly messages: LiveMessage[] = [];
  onPublish: () => void = () => undefined;

  override publish(message: LiveMessage): void {
    this.messages.push(message);
    this.onPublish();
  }
}

/** Counts the announcements, and passes them on. */
export class RecordingPublicContent extends PublicContent {
  changes = 0;
  private readonly listeners: (() => void)[] = [];

  override changed(): void {
    this.changes += 1;
    for (const forget of this.listeners) forget();
  }

  override onChange(forget: () => void): void {
    this.listeners.push(forget);
  }
}

/** Keeps what was closed. */
export class RecordingLiveConnections extends LiveConnections {
  readonly closed: ({ user: string; keep?: string } | { session: string })[] = [];

  override closeUser(user: string, keep?: string): void {
    this.closed.push({ user, ...(keep !== undefined && { keep }) });
  }

  override closeSession(session: string): void {
    this.closed.push({ session });
  }
}
