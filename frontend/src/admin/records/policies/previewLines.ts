import { moneyText } from '@contract';
import type { ChangePreview, PreviewedPremium } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { PREMIUM_STATE_LABELS } from '@/admin/ground/words/policyWords';

/** What becomes of one premium: `Stays`, `Nov 10, 2026 ₱1,500.00, in grace`. */
export interface PreviewLine {
  readonly what: 'Stays' | 'Removed' | 'Added' | 'Changed';
  readonly text: string;
}

interface SortedLine extends PreviewLine {
  readonly dueDate: string;
  readonly isOwed: boolean;
}

export interface PreviewGroups {
  /** What is due or in grace, before the change or after it, by due date. */
  readonly owed: readonly PreviewLine[];
  /** The others by what becomes of them, each by due date. */
  readonly others: readonly (readonly PreviewLine[])[];
}

/** What a change does to the premiums in words, first what is owed today. */
export function previewLines({ keeps, adds, removes, changes }: ChangePreview): PreviewGroups {
  const all = (what: PreviewLine['what'], premiums: readonly PreviewedPremium[]) =>
    premiums.map((premium): SortedLine => ({
      what,
      text: premiumText(premium),
      dueDate: premium.dueDate,
      isOwed: isOwed(premium),
    }));
  const changed = changes.map(({ from, to }): SortedLine => ({
    what: 'Changed',
    text: `${premiumText(from)} → ${differenceText(from, to)}`,
    dueDate: from.dueDate,
    isOwed: isOwed(from) || isOwed(to),
  }));
  const groups = [changed, all('Removed', removes), all('Added', adds), all('Stays', keeps)];
  const owed = groups.flat().filter((line) => line.isOwed);
  return {
    owed: owed.sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1)),
    others: groups.map((group) => group.filter((line) => !line.isOwed)).filter(({ length }) => length > 0),
  };
}

const OWED: readonly PreviewedPremium['state'][] = ['due', 'in grace', 'past grace'];
const isOwed = ({ state }: PreviewedPremium) => OWED.includes(state);

/** `Nov 10, 2026 ₱1,500.00, ₱500.00 paid, in grace`. */
function premiumText(premium: PreviewedPremium): string {
  const { dueDate, amount, currency } = premium;
  return [`${formatDate(dueDate)} ${moneyText(amount, currency)}`, ...notesOf(premium)].join(', ');
}

function differenceText(from: PreviewedPremium, to: PreviewedPremium): string {
  const date = from.dueDate === to.dueDate ? '' : formatDate(to.dueDate);
  const amount = from.amount === to.amount ? '' : moneyText(to.amount, to.currency);
  const notes = notesOf(to).filter((note) => !notesOf(from).includes(note));
  const isWaived = from.state !== null && to.state === null;
  const words = [`${date} ${amount}`.trim(), ...notes, isWaived && 'no longer owed'].filter(Boolean);
  return words.join(', ') || 'other days of grace';
}

/** What there is to say of a premium that is not just upcoming. */
function notesOf({ amount, paidAmount, currency, state }: PreviewedPremium): string[] {
  const isPart = paidAmount !== 0 && paidAmount < amount;
  return [
    ...(isPart ? [`${moneyText(paidAmount, currency)} paid`] : []),
    ...(state === null || state === 'upcoming' ? [] : [PREMIUM_STATE_LABELS[state].toLowerCase()]),
    ...(paidAmount > amount ? [`${moneyText(paidAmount - amount, currency)} too much`] : []),
  ];
}
