import { moneyText } from '@contract';
import { Box, Typography } from '@mui/material';
import type { BookChanges, BookPersistency, BookPremiums } from '@/shared/api-types';
import { ChartCard } from '@/admin/ground/charts/ChartCard';
import { StackedBars } from '@/admin/ground/charts/StackedBars';
import { countFigure, countText, monthText, shareText, shortMonth, sumFigure } from './figures';
import { ChartTable } from './ChartTable';

const [GOOD, WARNING, REST] = ['primary.main', 'warning.main', 'text.disabled'] as const;
const CENTAVOS = 100;

/** The premiums of one currency by the month in which they were due. */
export function PremiumsCard({
  premiums,
  currency,
}: {
  premiums: readonly BookPremiums[];
  currency: string;
}) {
  const bars = premiums.map(({ month, due, collected, inGrace }) => {
    const rest = Math.max(0, due.amount - collected.amount - inGrace.amount);
    return {
      key: month,
      label: shortMonth(month),
      title: `${monthText(month)}: ${moneyText(due.amount, currency)} due, ${moneyText(collected.amount, currency)} collected, ${moneyText(inGrace.amount, currency)} in grace`,
      parts: [
        { size: rest / CENTAVOS, colour: REST },
        { size: inGrace.amount / CENTAVOS, colour: WARNING },
        { size: collected.amount / CENTAVOS, colour: GOOD },
      ],
    };
  });
  const title = `Premiums by Month, ${currency}`;
  return (
    <ChartCard title={title} colours={{ Collected: GOOD, 'In grace today': WARNING, 'Other unpaid': REST }}>
      <StackedBars bars={bars} />
      <ChartTable
        caption={title}
        headings={['Due in', 'Due', 'Collected', 'In grace today']}
        rows={premiums.toReversed().map(({ month, due, collected, inGrace }) => ({
          key: month,
          label: monthText(month),
          figures: [due, collected, inGrace].map((sum) => sumFigure(sum, currency, ['premium', 'premiums'])),
        }))}
      />
    </ChartCard>
  );
}

/** Policies that began, lapsed and matured. */
export function ChangesCard({ changes }: { changes: readonly BookChanges[] }) {
  const bars = changes.map(({ month, began, lapsed, matured }) => ({
    key: month,
    label: shortMonth(month),
    title: `${monthText(month)}: ${began.count} new, ${lapsed.count} lapsed, ${matured.count} matured`,
    parts: [
      { size: matured.count, colour: REST },
      { size: lapsed.count, colour: WARNING },
      { size: began.count, colour: GOOD },
    ],
  }));
  return (
    <ChartCard title="Policies by Month" colours={{ New: GOOD, Lapsed: WARNING, Matured: REST }}>
      <StackedBars bars={bars} />
      <ChartTable
        caption="Policies by Month"
        headings={['Month', 'New', 'Lapsed', 'Matured']}
        rows={changes.toReversed().map(({ month, began, lapsed, matured }) => ({
          key: month,
          label: monthText(month),
          figures: [began, lapsed, matured].map(countFigure),
        }))}
      />
    </ChartCard>
  );
}

/** Of the policies that began in each month, those that were kept. */
export function PersistencyCard({ months, share, began, kept, cohorts }: BookPersistency) {
  const bars = cohorts.map((cohort) => ({
    key: cohort.month,
    label: shortMonth(cohort.month),
    title: `Began in ${monthText(cohort.month)}: ${cohort.kept.count} of ${cohort.began.count} kept`,
    parts: [
      { size: cohort.began.count - cohort.kept.count, colour: WARNING },
      { size: cohort.kept.count, colour: GOOD },
    ],
  }));
  const title = `Persistency at ${months} Months`;
  return (
    <ChartCard title={title} colours={{ Kept: GOOD, 'Not kept': WARNING }}>
      <Box component="p" sx={{ m: 0, mb: 2, fontSize: 14, color: 'text.secondary' }}>
        <Typography component="span" sx={{ mr: 1, fontSize: 22, fontWeight: 650, color: 'text.primary' }}>
          {shareText(share)}
        </Typography>
        {began && kept && share !== null
          ? `${countText(kept.count)} of ${countText(began.count)} policies did not lapse and were not surrendered or cancelled before ${months} months.`
          : `No policy began ${months} months before these months.`}
      </Box>
      {share !== null && (
        <>
          <StackedBars bars={bars} />
          <ChartTable
            caption={title}
            headings={['Began in', 'New', 'Kept']}
            rows={cohorts.toReversed().map((cohort) => ({
              key: cohort.month,
              label: monthText(cohort.month),
              figures: [countFigure(cohort.began), countFigure(cohort.kept)],
            }))}
          />
        </>
      )}
    </ChartCard>
  );
}
