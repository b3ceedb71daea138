/** The active staff whose password alone signs them in. */
export abstract class FactorlessStaff {
  /** Whether the office requires a second factor of everybody. */
  abstract readonly isRequired: boolean;

  /** Whether the user must set up a second factor before anything else. */
  abstract mustSetUp(userId: string): Promise<boolean>;

  /** Their names, in order. */
  abstract names(): Promise<string[]>;
}
