import { Box, Link, MenuItem, TextField } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Book } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { ErrorAlert } from '@/admin/ground/loading/ErrorAlert';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { StatGroupCard } from '@/admin/ground/charts/StatGroupCard';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { bookGroups } from './bookGroups';
import { GroupsCard } from './GroupsCard';
import { ChangesCard, PersistencyCard, PremiumsCard } from './MonthCards';
import { WeeksChart } from './WeeksChart';

const SPANS = [12, 24, 36, 60];

/** The figures of all policies: what is in force, what comes in, and what stays. Each leads to its policies. Below them the leads of the last weeks. */
export function BookPage() {
  const [parameters, setParameters] = useSearchParams();
  const months = SPANS.find((span) => String(span) === parameters.get('months')) ?? SPANS[0]!;
  const query = useProviderQuery(queryKeys.book(months), (provider) => provider.book(months));
  const { data } = query;
  return (
    <>
      <PageHeading title="Production" subtitle="What is in force, what comes in, and what stays">
        <TextField
          select
          size="small"
          label="Months"
          value={months}
          onChange={({ target }) => setParameters({ months: target.value }, { replace: true })}
        >
          {SPANS.map((span) => (
            <MenuItem key={span} value={span}>
              Last {span} months
            </MenuItem>
          ))}
        </TextField>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <QueryState of={query} loading="Loading the figures" />
        {data && (isEmpty(data) ? <NoPolicies /> : <Figures book={data} />)}
        <ErrorBoundary fallback={(problem, retry) => <ErrorAlert error={problem} onRetry={retry} />}>
          <WeeksChart />
        </ErrorBoundary>
      </Box>
    </>
  );
}

function Figures({ book }: { book: Book }) {
  const { byInsurer, byLine, byProduct, premiums, changes, persistency } = book;
  const due = premiums.filter((premium) => premium.due.count > 0);
  const currencies = [...new Set(due.map(({ currency }) => currency))];
  return (
    <>
      <Box sx={cardsShape}>
        {bookGroups(book).map((group) => (
          <StatGroupCard key={group.title} group={group} asList />
        ))}
      </Box>
      {currencies.map((currency) => (
        <PremiumsCard
          key={currency}
          currency={currency}
          premiums={premiums.filter((premium) => premium.currency === currency)}
        />
      ))}
      <ChangesCard changes={changes} />
      <Box sx={halvesShape}>
        {persistency.map((measure) => (
          <PersistencyCard key={measure.months} {...measure} />
        ))}
      </Box>
      <GroupsCard
        title="In Force by Insurer"
        heading="Insurer and product"
        groups={byInsurer}
        labelOf={({ insurer }) => insurer ?? ''}
        partsOf={(group) =>
          byProduct.filter(
            ({ insurer, currency }) => insurer === group.insurer && currency === group.currency,
          )
        }
        labelOfPart={(group) => `${group.product}, ${lineText(group).toLowerCase()}`}
      />
      <GroupsCard title="In Force by Line" heading="Line" groups={byLine} labelOf={lineText} />
    </>
  );
}

function NoPolicies() {
  return (
    <EmptyState title="No figures yet">
      They begin with the first policy: add it under{' '}
      <Link component={RouterLink} to="/admin/policies" color="secondary">
        Policies
      </Link>
      .
    </EmptyState>
  );
}

function isEmpty({ inForce, premiums, changes }: Book): boolean {
  const none = changes.every(
    ({ began, lapsed, matured }) => began.count + lapsed.count + matured.count === 0,
  );
  return inForce.count === 0 && premiums.every(({ due }) => due.count === 0) && none;
}

/** `Non-life`. */
function lineText({ line }: Book['byLine'][number]): string {
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : '';
}

const cardsShape = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 1,
};
const halvesShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
};
