/** The active staff whose password alone signs them in. */
export abstract class FactorlessStaff {
  /** Whether the office requires a second factor of everybody. */
  abstract readonly isRequired: boolean;

  /** Their names, in order. */
  abstract names(): Promise<string[]>;
}
