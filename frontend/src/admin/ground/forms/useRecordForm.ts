import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../api/fieldErrors';
import { type MutationOptions, useProviderMutation } from '../api/useProviderMutation';
import { type Stored, useEditedRecord } from '../drafts/useEditedRecord';
import type { FieldErrors } from './formFields';

interface Before<T> {
  /** The state on which the form is based. */
  readonly base: Stored<T>;
  /** Why it was rejected before. */
  readonly error: Error | null;
}

interface RecordFormOptions<T, R> extends Omit<MutationOptions<T, R>, 'run' | 'onSuccess'> {
  /** Without a `draftKey` nothing is kept in the browser, and the form stays as it was opened. */
  readonly stored: Stored<T>;
  readonly run: (
    provider: Parameters<MutationOptions<T, R>['run']>[0],
    value: T,
    before: Before<T>,
  ) => Promise<R>;
  /** Of what the lists show before the response: further variables of the mutation. */
  readonly also?: (value: T) => object;
  /** What is missing or wrong, by field: shown when the form is submitted, and it is not sent. */
  readonly missing?: (value: T) => FieldErrors;
  /** Stands between the form and the request: `send` sends the value as the answers made it; without a call nothing is sent. */
  readonly asks?: (value: T, send: (decided: T) => void) => void;
  /** In the place of closing. */
  readonly onSaved?: (result: R, value: T) => void;
  readonly onClose: () => void;
}

/**
 * The state of a form of a record: its draft, what sends it, and the errors of both sides by field. A form that stays open
 * after saving, with the rest of a page around it, uses `useEditedRecord` itself, such as those of settings and notes.
 */
export function useRecordForm<T extends object, R>({
  stored,
  run,
  invalidates,
  success,
  also,
  missing,
  asks = (value, send) => send(value),
  onClose,
  onSaved = onClose,
  ...options
}: RecordFormOptions<T, R>) {
  const [opened] = useState(stored);
  const draft = useEditedRecord(stored.draftKey === undefined ? opened : stored);
  const { value, base } = draft;
  const [tries, setTries] = useState(0);
  const mutation: UseMutationResult<R, Error, { value: T }> = useProviderMutation({
    mutationKey: draft.mutationKey,
    ...options,
    run: (provider, sent) => run(provider, sent.value, { base, error: mutation.error }),
    invalidates: (sent) => invalidates(sent.value),
    ...(success && { success: (sent, result) => success(sent.value, result) }),
    onSuccess: (result, sent) => {
      draft.clear();
      onSaved(result, sent.value);
    },
  });
  const { mutate, isPending, error, data } = mutation;
  const wrong = missing?.(value) ?? {};
  const shown: FieldErrors = tries > 0 ? wrong : {};
  const errors: FieldErrors = { ...fieldErrors(error), ...shown };
  return {
    draft,
    value,
    change: draft.change,
    errors,
    /** Those of `missing` alone, once they are shown. */
    missing: shown,
    error,
    result: data,
    /** Says that something was rejected, as a value that differs each time. */
    failure: error ?? (tries || null),
    isPending,
    isInline: options.inlineErrors === 'all',
    isKept: stored.draftKey !== undefined,
    onClose,
    isTried: tries > 0,
    /** `chosen` is what the button that was pressed says of the value. */
    submit: (isIncomplete = false, chosen: Partial<T> = {}) => {
      if (isIncomplete || Object.keys(wrong).length > 0) setTries(tries + 1);
      else asks({ ...value, ...chosen }, (sent) => mutate({ ...also?.(sent), value: sent }));
    },
    /** An input that has a component of its own. */
    given: <Name extends keyof T & string>(name: Name) => ({
      value: value[name],
      error: errors[name],
      onChange: (next: T[Name]) => draft.change({ ...value, [name]: next }),
    }),
  };
}
