import { useEffect, useEffectEvent, useRef } from 'react';

interface FormWatcherProps<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Reports value changes of a form that holds its own state, such as react-admin's Form. */
export function FormWatcher<T>({ value, onChange }: FormWatcherProps<T>) {
  const text = JSON.stringify(value);
  const reported = useRef(text);
  const report = useEffectEvent(() => onChange(value));
  useEffect(() => {
    if (reported.current === text) return;
    reported.current = text;
    report();
  }, [text]);
  return null;
}
