import { Box, Button, Link, Typography } from '@mui/material';
import { ImportHint } from '@/admin/ground/lists/ImportHint';
import { emptyText } from './leadTabs';
import { useLeadList } from './useLeadList';

/** Says that there are no leads, at all or for the tab, the search and the filters. */
export function NoLeads() {
  const { filterValues, setFilters } = useLeadList();
  const { leadStatus: _, ...narrowed } = filterValues;
  const text = emptyText(filterValues);
  return (
    <Box sx={{ py: 7, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p">
        {text}
      </Typography>
      {filterValues.q && (
        <Typography color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          for “{filterValues.q}”
        </Typography>
      )}
      {text === emptyText({}) && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Everybody who books a consultation or subscribes on{' '}
          <Link href="/" color="secondary">
            your site
          </Link>{' '}
          appears here at once.
          <ImportHint />
        </Typography>
      )}
      {Object.keys(narrowed).length > 0 && (
        <Button sx={{ mt: 2 }} onClick={() => setFilters({})}>
          Clear search and filters
        </Button>
      )}
    </Box>
  );
}
