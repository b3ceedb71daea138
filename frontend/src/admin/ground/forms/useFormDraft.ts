import { dequal } from 'dequal';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

interface Draft<T> {
  readonly value: T;
  readonly change: (value: T) => void;
}

/** What is typed into the form around it goes to the draft; any other value of the draft goes to the form. */
export function useFormDraft<T extends object>({ value, change }: Draft<T>): void {
  const { reset, getValues, subscribe } = useFormContext();
  const typed = useEffectEvent((values: FieldValues) => {
    if (!dequal(values, value)) change(values as T);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (!dequal(getValues(), value)) reset(value);
  }, [getValues, reset, value]);
}
