import type { ReactNode } from 'react';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly form: string;
  readonly name: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  /** Sets the hint apart as advice. */
  readonly advice?: boolean | undefined;
  readonly error?: string | undefined;
  /** Content next to the label. */
  readonly aside?: ReactNode;
  readonly wide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control. Space for its hint or error is reserved, so that neither shifts the page. */
export function Field({
  form,
  name,
  label,
  optional,
  hint,
  advice,
  error,
  aside,
  wide,
  children,
}: FieldProps) {
  const id = `${form}-${name}`;
  const hasHint = hint !== undefined;
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <div className="field-label">
        <label htmlFor={id}>
          {label}
          {optional ? (
            <span className="field-optional"> (optional)</span>
          ) : (
            <span className="field-required" aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        name,
        required: !optional,
        'aria-describedby':
          [error ? `${id}-error` : '', hasHint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div className="field-notes">
        <p className="field-error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
        {hasHint && (
          <p
            className={advice ? 'field-hint field-advice' : 'field-hint'}
            id={`${id}-hint`}
            aria-live="polite"
          >
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
