import { Button } from '@mui/material';
import { useState } from 'react';
import type { BookGroup } from '@/shared/api-types';
import { ChartCard } from '@/admin/ground/charts/ChartCard';
import { countFigure, sumFigure } from './figures';
import { FigureTable } from './FigureTable';

const FIRST_ROWS = 10;

interface GroupsCardProps {
  readonly title: string;
  /** What the policies of a group have in common. */
  readonly heading: string;
  readonly groups: readonly BookGroup[];
  readonly labelOf: (group: BookGroup) => string;
}

/** Policies in force with their premiums, those with the most policies first. */
export function GroupsCard({ title, heading, groups, labelOf }: GroupsCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const sorted = groups.toSorted((one, other) => other.policies.count - one.policies.count);
  const most = sorted[0]?.policies.count ?? 1;
  const currencies = new Set(groups.map(({ currency }) => currency));
  const rows = sorted.slice(0, isWhole ? undefined : FIRST_ROWS).map((group) => {
    const { currency, policies, yearly, single } = group;
    const label = labelOf(group);
    return {
      key: `${label} ${currency}`,
      label: currencies.size > 1 ? `${label}, ${currency}` : label,
      share: policies.count / most,
      figures: [
        countFigure(policies),
        ...[yearly, single].map((sum) => sumFigure(sum, currency, ['policy', 'policies'])),
      ],
    };
  });
  return (
    <ChartCard title={title}>
      <FigureTable
        caption={title}
        headings={[heading, 'Policies', 'Yearly premium', 'Single premiums']}
        rows={rows}
      />
      {sorted.length > rows.length && (
        <Button onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          Show all {sorted.length}
        </Button>
      )}
    </ChartCard>
  );
}
