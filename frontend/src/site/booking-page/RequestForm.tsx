import type { ReturnedRequest } from '@contract';
import type { ReactNode } from 'react';
import { BOOKING_PAGE } from '../content/bookingPage';
import { Field } from '../forms/Field';
import { FormError } from '../forms/FormError';

const MESSAGE_LIMIT = 1000;

interface RequestFormProps {
  readonly request: 'move' | 'cancel';
  readonly messageLabel: string;
  readonly button: 'button-primary' | 'button-secondary';
  readonly returned: ReturnedRequest | undefined;
  readonly children?: ReactNode;
}

/** A request to the office: a plain form, sent to the address of the page; folded until it is asked for. */
export function RequestForm({ request, messageLabel, button, returned, children }: RequestFormProps) {
  const texts = BOOKING_PAGE[request];
  return (
    <details className="private-card request-form" open={returned !== undefined}>
      <summary>
        <h2 id={`${request}-title`}>{texts.title}</h2>
      </summary>
      <form method="post" aria-labelledby={`${request}-title`}>
        <p className="request-lead">{texts.lead}</p>
        <FormError title={BOOKING_PAGE.failure} reason={returned?.formError} />
        <input type="hidden" name="request" value={request} />
        <div className="request-fields">
          {children}
          <Field
            form={request}
            name="message"
            label={messageLabel}
            optional
            wide
            error={returned?.errors.message}
          >
            {(control) => (
              <textarea
                {...control}
                {...startOf('message', returned)}
                rows={3}
                autoComplete="off"
                maxLength={MESSAGE_LIMIT}
              />
            )}
          </Field>
        </div>
        <button type="submit" className={`button ${button}`}>
          {texts.button}
        </button>
      </form>
    </details>
  );
}

/** The value that a field of a returned form had; the first rejected field has the focus. */
export function startOf(name: string, returned: ReturnedRequest | undefined) {
  const [first] = Object.keys(returned?.errors ?? {});
  return { defaultValue: returned?.values[name] ?? '', autoFocus: first === name };
}
