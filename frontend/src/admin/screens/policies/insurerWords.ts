import type { Insurer } from '@/shared/api-types';

export type Product = Insurer['products'][number];

export const LINE_LABELS: Readonly<Record<Product['line'], string>> = {
  life: 'Life',
  health: 'Health',
  accident: 'Accident',
  'non-life': 'Non-life',
};
