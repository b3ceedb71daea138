/** The messages that there are: `live/live.module.ts` adds them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the product fills it
export interface LiveMessages {}

/** Sends a message to every signed-in console: ids and names only, no personal data. Its types stay with the areas. */
export abstract class LiveUpdates<Message extends LiveMessages[keyof LiveMessages]> {
  /** Call after the commit. Never throws. */
  abstract publish(message: Message): void;
}
