/** Tells every signed-in console that people were erased, so that it reads everything again. Does not throw. */
export abstract class PrivacyUpdates {
  /** `id` is that of the certificate. */
  abstract erased(id: string): void;
}
