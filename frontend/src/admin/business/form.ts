import type { FieldErrors } from './rules';

/** What every form of a section gets. */
export interface FormProps<T> {
  readonly value: T;
  /** By path. */
  readonly errors: FieldErrors;
  readonly onChange: (value: T) => void;
  /** The user has left the field of a path. */
  readonly onLeave: (path: string) => void;
}
