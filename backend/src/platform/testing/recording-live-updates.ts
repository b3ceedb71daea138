import { type LiveMessages, LiveUpdates } from '../live-updates.js';

type AnyMessage = LiveMessages[keyof LiveMessages];

/** Records published messages; `onPublish` runs during the call, to inspect what is stored by then. */
export class RecordingLiveUpdates<Message extends AnyMessage = AnyMessage> extends LiveUpdates<Message> {
  readonly messages: Message[] = [];
  onPublish: () => void = () => undefined;

  /** The ids in the messages of a type. */
  ids(type: Message['type']): unknown[] {
    return this.messages
      .filter((message) => message.type === type)
      .map(({ data }) => ('id' in data ? data.id : undefined));
  }

  override publish(message: Message): void {
    this.messages.push(message);
    this.onPublish();
  }
}
