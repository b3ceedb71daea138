import { Box, Card, Typography } from '@mui/material';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { dataTableShape } from './dataTableShape';
import { readAs } from './layoutWords';
import type { Import } from '@/admin/ground/api/importTypes';

/** The first rows of the file as they were read, and how. */
export function FirstRows({ of }: { of: Import }) {
  const query = useProviderQuery(queryKeys.importRows(of.id, 'first'), (provider) =>
    provider.firstImportRows(of.id),
  );
  return (
    <Card sx={{ p: 2 }}>
      <Typography id="first-rows" variant="h2" component="h3">
        The first rows of the file
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '80ch', textWrap: 'pretty' }}>
        {readAs(of)} If names look right, with letters such as ñ, it was read well.
        {of.separator !== null &&
          ' If not, save the file as “CSV UTF-8” or as a workbook (.xlsx) in your spreadsheet and begin again.'}
      </Typography>
      <QueryState of={query} loading="Loading the first rows" height={160} />
      {query.data && (
        <Box role="region" aria-labelledby="first-rows" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={firstRowsShape}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                {of.columns.map(({ heading }) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {query.data.map(({ row, cells }) => (
                <tr key={row}>
                  <td className="number">{row}</td>
                  {of.columns.map(({ heading }, index) => (
                    <td key={heading}>{cells[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Card>
  );
}

const firstRowsShape = {
  ...dataTableShape,
  '& td': { maxWidth: 260, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
};
