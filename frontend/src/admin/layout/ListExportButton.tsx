import { useListContext, type RaRecord } from 'react-admin';
import { useConsoleProvider } from '../providers/useProviderQuery';
import { CsvExportButton } from './CsvExportButton';
import { type CsvColumn, exportList } from './exportList';

interface ListExportButtonProps<T> {
  readonly resource: string;
  readonly columns: readonly CsvColumn<T>[];
  /** By what the oldest come first. */
  readonly sort?: 'createdAt' | 'id';
}

/** Downloads all records of the current filters as CSV, not only the current page. */
export function ListExportButton<T extends RaRecord>({
  resource,
  columns,
  sort = 'createdAt',
}: ListExportButtonProps<T>) {
  const provider = useConsoleProvider();
  const { total, ...list } = useListContext<T>();
  const filter = list.filterValues as object;
  return (
    <CsvExportButton
      name={resource}
      total={total}
      read={(onProgress) => exportList(provider, { resource, filter, sort }, columns, onProgress)}
    />
  );
}
