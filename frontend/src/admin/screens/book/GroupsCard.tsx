import { Button } from '@mui/material';
import { useState } from 'react';
import type { BookGroup } from '@/shared/api-types';
import { ChartCard } from '@/admin/ground/charts/ChartCard';
import { countFigure, sumFigure } from './figures';
import { type FigureRow, FigureTable } from './FigureTable';

const FIRST_ROWS = 10;

interface GroupsCardProps {
  readonly title: string;
  /** What the policies of a group have in common. */
  readonly heading: string;
  readonly groups: readonly BookGroup[];
  readonly labelOf: (group: BookGroup) => string;
  /** The groups that one consists of, which are shown on request. */
  readonly partsOf?: (group: BookGroup) => readonly BookGroup[];
  readonly labelOfPart?: (group: BookGroup) => string;
}

/** Policies in force with their premiums, those with the most policies first. */
export function GroupsCard({ title, heading, groups, labelOf, partsOf, labelOfPart }: GroupsCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const sorted = byPolicies(groups);
  const most = sorted[0]?.policies.count ?? 1;
  const isNamed = new Set(groups.map(({ currency }) => currency)).size > 1;
  const rowOf = (group: BookGroup, label: string): FigureRow => ({
    key: `${label} ${group.currency}`,
    label: isNamed ? `${label}, ${group.currency}` : label,
    share: group.policies.count / most,
    figures: figuresOf(group),
  });
  const shown = sorted.slice(0, isWhole ? undefined : FIRST_ROWS);
  const rows = shown.flatMap((group) => {
    const row = rowOf(group, labelOf(group));
    if (!partsOf || !labelOfPart) return [row];
    const isOpen = opened.includes(row.key);
    const toggle = () => setOpened(isOpen ? opened.filter((key) => key !== row.key) : [...opened, row.key]);
    const parts = isOpen ? byPolicies(partsOf(group)) : [];
    return [
      { ...row, parts: { isOpen, onToggle: toggle } },
      ...parts.map((part) => ({
        ...partRow(part, labelOfPart(part)),
        key: `${row.key} ${labelOfPart(part)}`,
      })),
    ];
  });
  return (
    <ChartCard title={title}>
      <FigureTable
        caption={title}
        headings={[heading, 'Policies', 'Yearly premium', 'Single premiums']}
        rows={rows}
      />
      {sorted.length > shown.length && (
        <Button onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          Show all {sorted.length}
        </Button>
      )}
    </ChartCard>
  );
}

const byPolicies = (groups: readonly BookGroup[]) =>
  groups.toSorted((one, other) => other.policies.count - one.policies.count);

const figuresOf = ({ currency, policies, yearly, single }: BookGroup) => [
  countFigure(policies),
  sumFigure(yearly, currency, ['policy', 'policies']),
  sumFigure(single, currency, ['policy', 'policies']),
];

const partRow = (group: BookGroup, label: string) => ({ label, figures: figuresOf(group), isPart: true });
