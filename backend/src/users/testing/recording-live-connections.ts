import { LiveConnections } from '../staff.js';

/** Records the closed connections. */
export class RecordingLiveConnections extends LiveConnections {
  readonly closed: ({ user: string; renewed?: { from: string; to: string } } | { session: string })[] = [];

  override closeUser(user: string, renewed?: { from: string; to: string }): void {
    this.closed.push({ user, ...(renewed && { renewed }) });
  }

  override closeSession(session: string): void {
    this.closed.push({ session });
  }
}
