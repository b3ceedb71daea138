import { type LeadLiveMessage, LiveUpdates } from '../live-updates.js';

/** Records published messages; `onPublish` runs during the call, to inspect what is stored by then. */
export class RecordingLiveUpdates extends LiveUpdates {
  readonly messages: LeadLiveMessage[] = [];
  onPublish: () => void = () => undefined;

  override publish(message: LeadLiveMessage): void {
    this.messages.push(message);
    this.onPublish();
  }
}
