import type { ReturnedForm } from '@contract';
import { type FocusEvent, type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api-client';
import { notify } from '../../shared/toast/toastQueue';
import { preloadToaster } from '../../shared/toast/ToastHost';
import { useHydrated } from '../useHydrated';
import { checkFields, type FieldErrors, type FieldRules } from './fieldRules';
import { formControl, formValues } from './formValues';
import { HIDDEN_FIELD } from './HiddenSubject';
import { prepareProof, takeProof } from './proofs';
import { submitFailureReason } from './submitFailure';
import { IdempotencyKeys } from './idempotencyKeys';

interface SiteFormOptions<F extends string, Answer> {
  readonly rules: FieldRules<F>;
  /** URL of the API. */
  readonly endpoint: string;
  readonly returned?: ReturnedForm | undefined;
  readonly failure: { readonly title: string; readonly description: string };
  /** Values to send besides the fields; empty ones are left out. */
  readonly extra?: () => Readonly<Record<string, string>>;
  /** Called before an invalid field gets the focus, so that it can be made visible. */
  readonly reveal?: (field: F) => void;
  /** Called after the server has accepted the request and the form was reset. */
  readonly onAccepted: (values: Record<F, string>, answer: Answer) => void;
}

/**
 * State and handlers of a public form: validates fields on blur and the form on submit, and focuses the first invalid
 * field. Keeps the values after a failure and clears them after success.
 */
export function useSiteForm<F extends string, Answer = unknown>(options: SiteFormOptions<F, Answer>) {
  const { rules, endpoint, returned, failure, extra, reveal, onAccepted } = options;
  const fields = Object.keys(rules) as F[];
  const [errors, setErrors] = useState<FieldErrors<F>>((returned?.errors ?? {}) as FieldErrors<F>);
  const [pending, setPending] = useState(false);
  const [submitError, setSubmitError] = useState<string>();
  const [formError, setFormError] = useState(returned?.formError);
  const hydrated = useHydrated();
  const [keys] = useState(() => new IdempotencyKeys(endpoint));
  const sending = useRef(false);

  const checkOne = (field: F, form: HTMLFormElement) => {
    const error = rules[field](formValues(form, [field])[field]);
    setErrors((before) => (before[field] === error ? before : { ...before, [field]: error }));
  };

  const show = (found: FieldErrors<F>, form: HTMLFormElement) => {
    setErrors(found);
    focusFirst(
      fields.filter((field) => found[field]),
      form,
    );
  };

  const focusFirst = ([first]: F[], form: HTMLFormElement) => {
    if (!first) return;
    reveal?.(first);
    formControl(form, first)?.focus();
  };

  const checkSome = (form: HTMLFormElement, some: readonly F[]): boolean => {
    const found = checkFields(rules, formValues(form, fields));
    const checked = Object.fromEntries(some.map((field) => [field, found[field]])) as FieldErrors<F>;
    setErrors((before) => ({ ...before, ...checked }));
    const invalid = some.filter((field) => found[field]);
    focusFirst(invalid, form);
    return invalid.length === 0;
  };

  const send = async (form: HTMLFormElement) => {
    const values = formValues(form, fields);
    setSubmitError(undefined);
    setFormError(undefined);
    const found = checkFields(rules, values);
    show(found, form);
    if (Object.keys(found).length > 0) return;
    const sent = Object.entries({ ...values, ...extra?.() });
    const filled = Object.fromEntries(sent.filter(([, value]) => value !== ''));
    setPending(true);
    try {
      const key = keys.keyFor(JSON.stringify(filled));
      // no part of what the key stands for; undefined ones are not sent
      const hidden = formValues(form, [HIDDEN_FIELD])[HIDDEN_FIELD] || undefined;
      const answer = await call<Answer>(endpoint, {
        method: 'POST',
        body: { ...filled, [HIDDEN_FIELD]: hidden, proof: await takeProof() },
        headers: { 'idempotency-key': key },
      });
      keys.clear();
      form.reset();
      onAccepted(values, answer);
    } catch (error) {
      console.error(failure.title, error);
      notify({ ...failure, destructive: true });
      setSubmitError(submitFailureReason(error, navigator.onLine));
      if (error instanceof ApiError && error.status === 422) keys.clear();
      if (error instanceof ApiError && error.body?.errors) show(error.body.errors as FieldErrors<F>, form);
    } finally {
      setPending(false);
      // a disabled button loses the focus: restore it unless another element has it
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          form.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true });
      });
    }
  };

  const fieldOf = (target: EventTarget): F | undefined =>
    fields.find((field) => 'name' in target && target.name === field);

  return {
    errors,
    pending,
    /** Reason of the last failure, until the next attempt. */
    submitError,
    /** Error of a form that was sent without JavaScript, until the first attempt. */
    formError,
    values: returned?.values ?? {},
    /** The first invalid field of a form that was sent without JavaScript; it gets the focus. */
    firstError: returned ? fields.find((field) => returned.errors[field]) : undefined,
    /** Shows the errors of some fields and focuses the first invalid one; true if they are all valid. */
    checkSome,
    formProps: {
      method: 'post' as const,
      // without JavaScript the browser validates; with it, the messages below the fields do
      noValidate: hydrated,
      'aria-busy': pending,
      onFocus: () => {
        preloadToaster();
        prepareProof();
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending.current) return;
        sending.current = true;
        void send(event.currentTarget).finally(() => (sending.current = false));
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target);
        if (field && !sending.current) checkOne(field, event.currentTarget);
      },
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        const field = fieldOf(event.target);
        if (field && errors[field]) checkOne(field, event.currentTarget);
      },
    },
  };
}
