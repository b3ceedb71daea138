import { POLICY_FIELDS, POLICY_PARTIES } from '@contract';
import type { Policy } from '@/shared/api-types';
import { csvColumns, plainAmount } from '@/admin/ground/lists/entityCsv';
import { partyText, POLICY_WORDS, PREMIUM_STATE_LABELS } from '@/admin/ground/words/policyWords';

export const POLICY_CSV = csvColumns<Policy>(POLICY_FIELDS, {
  words: POLICY_WORDS,
  cells: Object.fromEntries(
    POLICY_PARTIES.map((party) => [party, (policy: Policy) => partyText(policy, party)]),
  ),
  beside: {
    policyNumber: [
      ['Client', ({ clientName }) => clientName],
      ['Phone', ({ clientPhone }) => clientPhone],
      ['E-mail', ({ clientEmail }) => clientEmail],
    ],
    premium: [['Currency', ({ premium }) => premium.currency]],
    graceDays: [
      ['Next Premium Due', ({ nextPremium }) => nextPremium?.dueDate],
      [
        'Left to Pay',
        ({ nextPremium }) => nextPremium && plainAmount(nextPremium.amount - nextPremium.paidAmount),
      ],
      ['Premium State', ({ nextPremium }) => nextPremium?.state && PREMIUM_STATE_LABELS[nextPremium.state]],
    ],
  },
});
