import type { Field } from '@contract';
import { Box } from '@mui/material';
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react';
import { DataTable, type ListBaseProps, type RaRecord, SimpleList } from 'react-admin';
import { ActionButton } from '../page/ActionButton';
import { PageHeading } from '../page/PageHeading';
import { visuallyHidden } from '../theme/visuallyHidden';
import { useBelow } from '../theme/widths';
import type { CsvColumn } from './exportList';
import { ListContent, type ListContentProps } from './ListContent';
import { ListExportButton } from './ListExportButton';
import { ListTabs, type ListTabsProps, useListState } from './ListTabs';
import { CallIcon } from '../people/CallIcon';
import { RecordList } from './RecordList';
import { SortField } from './SortField';

/** A column of a table. Its cell is a component that gets the record as its props; without one the value is shown. */
export interface ListColumn<T> {
  readonly source: string;
  /** Unless said, that of the field, or else the source in words; empty for the column of the acts. */
  readonly label?: string;
  readonly cell?: ComponentType<T>;
  readonly align?: 'right';
  readonly sortable?: true;
}

interface EntityListProps<T extends RaRecord> extends Omit<ListContentProps<T>, 'children'> {
  readonly resource?: string;
  /** Without tabs, which have their own. */
  readonly sort?: ListBaseProps['sort'];
  /** Further properties of react-admin's list. */
  readonly list?: Omit<ListBaseProps, 'resource' | 'sort'>;
  /** Without it, the heading stands elsewhere. */
  readonly title?: string;
  readonly subtitle?: string;
  readonly back?: ComponentProps<typeof PageHeading>['back'];
  /** The main action, on the right of the others. */
  readonly action?: ComponentProps<typeof ActionButton> | null;
  readonly actions?: ReactNode;
  /** The columns of the exported file, which begins with the oldest record unless another order is given. */
  readonly csv?: readonly CsvColumn<T>[];
  readonly csvSort?: ComponentProps<typeof ListExportButton>['sort'];
  /** The filters, and what else stands above the records. */
  readonly filters?: ReactNode;
  /** By the state of the records. */
  readonly tabs?: Omit<ListTabsProps, 'children'>;
  /** The list of the fields of the records. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The columns of the table. */
  readonly columns?: readonly ListColumn<T>[];
  /** The least width with a table: below it are rows, and so is a list without columns. */
  readonly tableFrom?: 'sm' | 'md' | 'lg';
  /** The two parts of a row, components that get the record as their props. */
  readonly row?: readonly [primary: ComponentType<T>, secondary: ComponentType<T>];
  /** The number that a row offers to call. */
  readonly phoneOf?: (record: T) => string | null;
  /** All rows, of another shape. */
  readonly rows?: ListContentProps<T>['children'];
  /** The orders that can be chosen above the rows. */
  readonly sorts?: ComponentProps<typeof SortField>['choices'];
  /** Dialogs, and what stands below the list. */
  readonly children?: ReactNode;
}

/** A page of the records of a resource: heading, export and filters, and a table or, without the room for it, rows. */
export function EntityList<T extends RaRecord>(props: EntityListProps<T>) {
  const { resource, list, title, subtitle, back, action, actions, csv, csvSort, filters, tabs, children } =
    props;
  const [first] = Object.entries(tabs?.states ?? {});
  return (
    <RecordList
      {...(resource && { resource })}
      {...(first && { filterDefaultValues: { state: first[0] } })}
      sort={props.sort ?? first![1].sort}
      {...list}
    >
      {title && (
        <PageHeading title={title} subtitle={subtitle} {...(back && { back })}>
          {(actions || csv || action) && (
            <>
              {actions}
              {csv && <ListExportButton<T> columns={csv} {...(csvSort && { sort: csvSort })} />}
              {action && <ActionButton {...action} />}
            </>
          )}
        </PageHeading>
      )}
      {filters}
      {tabs ? (
        <ListTabs {...tabs}>
          <Records {...props} />
        </ListTabs>
      ) : (
        <Records {...props} />
      )}
      {children}
    </RecordList>
  );
}

function Records<T extends RaRecord>(props: EntityListProps<T>) {
  const { columns, fields, tableFrom = 'md', row, phoneOf, rows, sorts, tabs } = props;
  const narrow = useBelow(tableFrom);
  const state = useListState(tabs?.states);
  return (
    <ListContent<T> {...props} hasTabs={tabs !== undefined} empty={tabs?.states[state]?.empty ?? props.empty}>
      {(records, busy) => (
        <div data-rows="">
          {columns && !narrow ? (
            <DataTable rowClick={false} bulkActionButtons={false} sx={tableShape}>
              {columns.map(({ source, label = fields?.[source]?.label, cell, sortable = false, ...rest }) => (
                <DataTable.Col
                  key={source}
                  source={source}
                  label={label === '' ? <span style={visuallyHidden}>Actions</span> : label}
                  {...(cell && { render: (record) => createElement(cell, record as T) })}
                  disableSort={!sortable}
                  {...rest}
                />
              ))}
            </DataTable>
          ) : (
            <>
              {sorts && (
                <Box sx={{ display: 'flex', mb: 1 }}>
                  <SortField choices={sorts} />
                </Box>
              )}
              {row && (
                <SimpleList<T>
                  rowClick={false}
                  primaryText={(record) => createElement(row[0], record)}
                  secondaryText={(record) => createElement(row[1], record)}
                  {...(phoneOf && { rightIcon: (record: T) => <CallIcon phone={phoneOf(record)} /> })}
                  sx={rowsShape}
                />
              )}
              {rows?.(records, busy)}
            </>
          )}
        </div>
      )}
    </ListContent>
  );
}

const rowsShape = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiListItemIcon-root': { minWidth: 0 },
};

/** Two lines a row, numbers in narrow columns. */
const tableShape = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 },
  '& .RaDataTable-table': { bgcolor: 'background.paper' },
  '& .MuiTableCell-root': { px: 1.5, py: 1, fontSize: 14, borderColor: 'divider' },
  '& .MuiTableCell-head': {
    py: 0.75,
    fontSize: 13,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-body': { overflowWrap: 'anywhere' },
  '& .MuiTableRow-root:last-of-type .MuiTableCell-body': { borderBottom: 0 },
  '& .column-subject': { width: '32%' },
  '& .column-state, & .column-id': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-alignRight': { overflowWrap: 'normal' },
};
