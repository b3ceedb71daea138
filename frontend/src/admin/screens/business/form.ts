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

/** A text of a section. */
export interface TextFieldText {
  /** Path in the section's value, with dots. */
  readonly path: string;
  readonly label: string;
  readonly kind?: 'email' | 'link' | 'chat' | 'phone' | 'long' | 'picture';
  readonly optional?: true;
  readonly hint?: string;
  /** Id of the element of the site that shows it, if it is not the section's. */
  readonly anchor?: string;
}

export interface TextFieldSpec extends TextFieldText {
  /** Maximum number of characters. */
  readonly limit: number;
}

/** Fields that belong together; without a title, those of the whole section. */
export interface FieldGroup<Spec = TextFieldSpec> {
  readonly title?: string;
  readonly note?: string;
  readonly fields: readonly Spec[];
}
