/** Tells every signed-in console that a message changed: its id only. Does not throw. */
export abstract class MailUpdates {
  abstract changed(id: string): void;
}
