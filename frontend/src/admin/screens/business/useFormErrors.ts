import type { BusinessSection } from '@contract';
import { useState } from 'react';
import type { SectionValue } from '@/admin/ground/api/businessProvider';
import { sectionErrors, type FieldErrors } from './rules';

/** The id of the field of a path. */
export const fieldId = (path: string) => `field-${path}`;

/** Focuses the field of a path, or the one that contains it. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path));
  if (field) field.focus();
  else if (path.includes('.')) focusField(path.slice(0, path.lastIndexOf('.')));
}

/**
 * The errors that a form shows: those of fields that the user has left, after an attempt to save all of them, and what the
 * server rejected.
 */
export function useFormErrors(section: BusinessSection, value: SectionValue, serverErrors: FieldErrors) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [attempted, setAttempted] = useState(false);
  const local = sectionErrors(section, value);
  const shown = Object.fromEntries(
    Object.entries(local).filter(([path]) => attempted || touched.includes(path)),
  );
  return {
    /** By path. */
    errors: { ...serverErrors, ...shown },
    valid: Object.keys(local).length === 0,
    touch: (path: string) => setTouched((paths) => (paths.includes(path) ? paths : [...paths, path])),
    /** Shows all errors; returns the path of the first, or null for a valid form. */
    attempt: (): string | null => {
      setAttempted(true);
      return Object.keys(local)[0] ?? null;
    },
    reset: () => {
      setAttempted(false);
      setTouched([]);
    },
  };
}
