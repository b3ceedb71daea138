import type { BookingField } from './bookingRules';

const KEY = 'bookingDraft';

type Draft = Partial<Record<BookingField, string>>;

/**
 * Stores the values of the booking form for this tab only: a reload keeps them, and no personal data stays on a shared
 * computer after the tab is closed. A full or unavailable storage is ignored.
 */
export function saveBookingDraft(values: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // the form works without a draft
  }
}

/** The draft of this tab; empty if there is none or it is invalid. */
export function readBookingDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** Deletes the draft after a booking. */
export function clearBookingDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // no draft was stored either
  }
}
