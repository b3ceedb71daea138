/** The field of the form that people never see. Browsers have nothing to fill it with; a robot that fills everything does. */
export const HIDDEN_FIELD = 'subject';

export function HiddenSubject({ form }: { readonly form: string }) {
  const id = `${form}-${HIDDEN_FIELD}`;
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Subject (leave this empty)</label>
      <input
        id={id}
        name={HIDDEN_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
