import { type InputSpec, LONGEST_INPUT } from '@contract';
import { type ChangeEvent, useId } from 'react';

interface CalculatorFieldProps {
  readonly name: string;
  readonly spec: InputSpec;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** The visitor has left the field: what it says is written as the form writes it. */
  readonly onLeave: () => void;
}

const UNITS: Partial<Record<InputSpec['type'], string>> = { money: '₱', percent: '%' };

/** An input with its unit; with script a number between limits has a slider, too. */
export function CalculatorField({ name, spec, text, error, onChange, onLeave }: CalculatorFieldProps) {
  // an article may have several calculators
  const id = useId();
  const described = [error ? `${id}-error` : '', spec.hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  const unit = UNITS[spec.type];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {spec.label}
      </label>
      {spec.type === 'choice' ? (
        <select {...control}>
          {Object.entries(spec.choices).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <div className="calculator-control" data-unit={unit}>
          <input
            {...control}
            type={spec.type === 'month' ? 'month' : 'text'}
            inputMode={spec.type === 'count' ? 'numeric' : spec.type === 'month' ? undefined : 'decimal'}
            autoComplete="off"
            maxLength={LONGEST_INPUT}
            onBlur={onLeave}
          />
        </div>
      )}
      {(spec.type === 'count' || spec.type === 'percent') && (
        // The number above it is the control for the keyboard and for screen readers. Rendered by the server, too: what
        // is below would move. Without script the style sheet hides it.
        <input
          className="calculator-slider"
          type="range"
          aria-hidden="true"
          tabIndex={-1}
          min={spec.type === 'count' ? spec.least : 0}
          max={spec.most}
          step={spec.type === 'count' ? 1 : 0.25}
          value={Number(text) || 0}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <div className="field-notes">
        <p className="field-error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
        {spec.hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {spec.hint}
          </p>
        )}
      </div>
    </div>
  );
}
