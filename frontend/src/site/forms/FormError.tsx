interface FormErrorProps {
  /** Title of the error (spec §8). */
  readonly title: string;
  readonly reason: string | undefined;
}

/** The error of a form that was sent without JavaScript, if no field caused it; focused on load. */
export function FormError({ title, reason }: FormErrorProps) {
  if (!reason) return null;
  return (
    <p className="form-error" role="alert" tabIndex={-1} autoFocus>
      <strong>{title}.</strong> {reason}
    </p>
  );
}
