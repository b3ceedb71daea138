import type { BlockedSender, SuspectedSubmission } from '@/shared/api-types';

/** Why a submission is suspected, in plain words. */
export const REASONS: Readonly<Record<SuspectedSubmission['reason'], string>> = {
  honeypot: 'Filled in a field that people cannot see',
  blocked: 'The sender is on your block list',
  address_flood: 'One of many forms from one connection within an hour',
  flood: 'Came when very many forms arrived at once',
};

export const BLOCK_LABELS: Readonly<Record<BlockedSender['kind'], string>> = {
  email: 'E-mail address',
  domain: 'Domain',
  phone: 'Phone number',
};

/** `1 submission`, `3 submissions`. */
export function submissionCount(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString('en-US')} submissions`;
}
