/** Sends a message to every signed-in console: ids and names only, no personal data. Its types stay with the areas. */
export abstract class LiveUpdates<Message> {
  /** Call after the commit. Never throws. */
  abstract publish(message: Message): void;
}
