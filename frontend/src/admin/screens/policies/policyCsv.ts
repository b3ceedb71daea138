import { amountText } from '@contract';
import type { Policy } from '@/shared/api-types';
import type { CsvColumn } from '@/admin/ground/lists/exportList';
import {
  APPLICATION_LABELS,
  FORCE_LABELS,
  insuredText,
  LINE_LABELS,
  MODE_LABELS,
  PREMIUM_STATE_LABELS,
} from '@/admin/ground/words/policyWords';

/** An amount that spreadsheets read as a number. */
const plainAmount = (centavos: number) => amountText(centavos).replaceAll(',', '');

export const POLICY_CSV: readonly CsvColumn<Policy>[] = [
  ['Policy Number', ({ policyNumber }) => policyNumber],
  ['Client', ({ clientName }) => clientName],
  ['Phone', ({ clientPhone }) => clientPhone],
  ['E-mail', ({ clientEmail }) => clientEmail],
  ['Insured', insuredText],
  ['Insurer', ({ insurer }) => insurer],
  ['Product', ({ product }) => product],
  ['Line', ({ line }) => LINE_LABELS[line]],
  ['Application', ({ application }) => APPLICATION_LABELS[application]],
  ['State', ({ force }) => FORCE_LABELS[force]],
  ['Start', ({ startsOn }) => startsOn],
  ['End', ({ endsOn }) => endsOn],
  ['Premium', ({ premium }) => plainAmount(premium.amount)],
  ['Currency', ({ premium }) => premium.currency],
  ['Mode', ({ mode }) => MODE_LABELS[mode]],
  ['Grace Days', ({ graceDays }) => String(graceDays)],
  ['Next Premium Due', ({ nextPremium }) => nextPremium?.dueDate],
  [
    'Left to Pay',
    ({ nextPremium }) => nextPremium && plainAmount(nextPremium.amount - nextPremium.paidAmount),
  ],
  ['Premium State', ({ nextPremium }) => nextPremium?.state && PREMIUM_STATE_LABELS[nextPremium.state]],
  ['Premiums Paid Before', ({ paidBefore }) => paidBefore],
  ['Reinstatement Until', ({ reinstateUntil }) => reinstateUntil],
  ['Remarks', ({ remarks }) => remarks],
  ['Policy ID', ({ id }) => id],
  ['Client ID', ({ clientId }) => clientId],
];
