/** Tells every signed-in console that a task was added, changed or deleted: its id only. Does not throw. */
export abstract class TaskUpdates {
  abstract changed(id: string): void;
}
