import type { Insurer } from '@/shared/api-types';

export type Product = Insurer['products'][number];

/** `1 policy`, `14 policies`. */
export const policiesText = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'policy' : 'policies'}`;

/** `2 products and 14 policies`. */
export function contentText({ products }: Insurer): string {
  const policies = products.reduce((sum, product) => sum + product.policies, 0);
  return `${products.length} ${products.length === 1 ? 'product' : 'products'} and ${policiesText(policies)}`;
}

export const LINE_LABELS: Readonly<Record<Product['line'], string>> = {
  life: 'Life',
  health: 'Health',
  accident: 'Accident',
  'non-life': 'Non-life',
};
