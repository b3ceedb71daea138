interface RefusalProps {
  /** What failed, in the words of the form (spec §8). */
  readonly title: string;
  readonly reason: string | undefined;
}

/** Why a form that was sent without script has come back, where no field is to blame; in view at once. */
export function Refusal({ title, reason }: RefusalProps) {
  if (!reason) return null;
  return (
    <p className="form-refusal" role="alert" tabIndex={-1} autoFocus>
      <strong>{title}.</strong> {reason}
    </p>
  );
}
