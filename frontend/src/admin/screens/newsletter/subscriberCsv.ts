import type { Subscriber } from '@/shared/api-types';
import type { CsvColumn } from '@/admin/ground/lists/exportList';

export const STATE_LABELS: Record<Subscriber['state'], string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  left: 'Left',
  failing: 'Failing address',
};

export const SUBSCRIBER_CSV: readonly CsvColumn<Subscriber>[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Email', ({ email }) => email],
  ['Newsletter', ({ state }) => STATE_LABELS[state]],
  ['Subscriber ID', ({ id }) => id],
];
