import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus among the elements of a group that is one tab stop. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const place = { Home: 0, End: items.length - 1 }[event.key];
  if (step === undefined && place === undefined) return;
  event.preventDefault();
  const current = items.findIndex((item) => item === document.activeElement);
  items[place ?? (current + (step ?? 0) + items.length) % items.length]?.focus();
}
