interface SubmitButtonProps {
  readonly pending: boolean;
  readonly label: string;
  readonly pendingLabel: string;
  /** Id of the text that says what the button does. */
  readonly describedBy?: string;
}

/** A submit button; disabled with a spinner while the request is pending. */
export function SubmitButton({ pending, label, pendingLabel, describedBy }: SubmitButtonProps) {
  return (
    <button type="submit" className="button button-primary" disabled={pending} aria-describedby={describedBy}>
      {pending && <span className="spinner" aria-hidden="true" />}
      {pending ? pendingLabel : label}
    </button>
  );
}
