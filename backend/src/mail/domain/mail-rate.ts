/** The rate allows mails this far ahead, so that not every mail costs a claim of its own. */
const BURST_MS = 100;
/** A slot further ahead comes from a database clock that was set back. */
const LONGEST_AHEAD_MS = 60_000;

/** The slots of mails, one after the other at a rate that all replicas share. Milliseconds since 1970. */
export interface MailSlots {
  /** From when the next slot is free; not before now. */
  readonly from: number;
  /** How many mails may be sent now: at least one, unless the slots are taken ahead. */
  readonly free: number;
}

/** `nextSlot` is the stored time of the next slot, `rate` in mails a second. */
export function slotsAt(now: number, nextSlot: number, rate: number): MailSlots {
  const from = Math.max(now, nextSlot > now + LONGEST_AHEAD_MS ? now : nextSlot);
  const allowed = Math.floor(((now + BURST_MS - from) * rate) / 1000);
  return { from, free: Math.max(allowed, from === now ? 1 : 0) };
}

/** The time of the next slot after so many mails. */
export function slotAfter(from: number, mails: number, rate: number): number {
  return Math.ceil(from + (mails * 1000) / rate);
}
