import type { ReturnedForm } from '@contract';
import { type FocusEvent, type FormEvent, type SyntheticEvent, useRef, useState } from 'react';
import { ApiError, call } from '../../shared/api-client';
import { notify } from '../../shared/toast/toastQueue';
import { preloadToaster } from '../../shared/toast/ToastHost';
import { useHydrated } from '../useHydrated';
import { checkFields, type FieldErrors, type FieldRules } from './fieldRules';
import { formControl, formValues } from './formValues';
import { SubmissionKeys } from './submissionKey';

interface SiteFormOptions<F extends string> {
  readonly rules: FieldRules<F>;
  /** Where the API takes it. */
  readonly endpoint: string;
  readonly returned?: ReturnedForm | undefined;
  readonly failure: { readonly title: string; readonly description: string };
  /** Called once the server has accepted, after the form was emptied. */
  readonly onAccepted: (values: Record<F, string>) => void;
}

/**
 * A public form: checked field by field on leaving and as a whole on sending, with the focus on the first mistake. The
 * words stay after a failure, the form is emptied after success.
 */
export function useSiteForm<F extends string>(options: SiteFormOptions<F>) {
  const { rules, endpoint, returned, failure, onAccepted } = options;
  const fields = Object.keys(rules) as F[];
  const [errors, setErrors] = useState<FieldErrors<F>>((returned?.errors ?? {}) as FieldErrors<F>);
  const [pending, setPending] = useState(false);
  const hydrated = useHydrated();
  const [keys] = useState(() => new SubmissionKeys(endpoint));
  const sending = useRef(false);

  const checkOne = (field: F, form: HTMLFormElement) => {
    const error = rules[field](formValues(form, [field])[field]);
    setErrors((before) => (before[field] === error ? before : { ...before, [field]: error }));
  };

  const show = (found: FieldErrors<F>, form: HTMLFormElement) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) formControl(form, first)?.focus();
  };

  const send = async (form: HTMLFormElement) => {
    const values = formValues(form, fields);
    const found = checkFields(rules, values);
    show(found, form);
    if (Object.keys(found).length > 0) return;
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    setPending(true);
    try {
      const key = keys.keyFor(JSON.stringify(filled));
      await call(endpoint, { method: 'POST', body: filled, headers: { 'idempotency-key': key } });
      keys.forget();
      form.reset();
      onAccepted(values);
    } catch (error) {
      console.error(failure.title, error);
      notify({ ...failure, destructive: true });
      if (error instanceof ApiError && error.status === 422) keys.forget();
      if (error instanceof ApiError && error.body?.errors) show(error.body.errors as FieldErrors<F>, form);
    } finally {
      setPending(false);
      // a button that cannot be pressed loses the focus: give it back where nothing else took it
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
    values: returned?.values ?? {},
    /** The field that takes the focus when the form came back without script. */
    firstError: returned ? fields.find((field) => returned.errors[field]) : undefined,
    formProps: {
      method: 'post' as const,
      // without script the browser checks what it can; with it, the messages beneath the fields do
      noValidate: hydrated,
      'aria-busy': pending,
      onFocus: preloadToaster,
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
