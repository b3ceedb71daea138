import type { BookingField } from './bookingRules';

const KEY = 'bookingDraft';

type Draft = Partial<Record<BookingField, string>>;

/**
 * Keeps what is typed in the booking form for this tab only, so that a reload loses nothing and nothing personal stays
 * behind on a shared computer once the tab is closed. Storage that is full or forbidden is no error.
 */
export function saveBookingDraft(values: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // the form works without a draft
  }
}

/** The draft of this tab; empty where there is none or it cannot be read. */
export function readBookingDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/** Forgets the draft; called once the booking has been accepted. */
export function clearBookingDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept either
  }
}
