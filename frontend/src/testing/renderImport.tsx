import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { anImport } from './fakeImports';
import { fakeProvider } from './fakeProvider';
import { renderAdmin } from './renderAdmin';
import { ImportPage } from '@/admin/screens/imports/ImportPage';
import type { Import } from '@/admin/ground/api/importTypes';

/** The page of an import, which a fake server has. */
export const renderImport = (start: Partial<Parameters<typeof fakeProvider>[0] & object> = {}) => {
  const server = fakeProvider({ imports: [anImport()], ...start });
  return {
    ...renderAdmin(
      <Routes>
        <Route path="imports/:id" element={<ImportPage />} />
      </Routes>,
      { resource: 'imports', path: '/admin/imports/import-1', server },
    ),
    /** What the server's work leads to. */
    becomes: (changes: Partial<Import>) => {
      server.data.imports = [{ ...server.data.imports[0]!, ...changes }];
    },
  };
};

export const heading = (name: string) => screen.findByRole('heading', { name });
export const step = () => screen.getByRole('listitem', { current: 'step' }).textContent;
export const fieldOf = (column: string) => screen.getByRole('combobox', { name: `${column} goes into` });
export const rowsShown = async () => {
  const table = await screen.findByRole('region', { name: 'Rows' });
  return within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => Array.from(cells, (cell) => cell.textContent));
};

/** A cell that is left out, and what is said of it. */
export const notice = {
  field: 'dateOfBirth',
  code: 'import.date',
  message: 'Date of birth must be a date',
  value: '20261240',
};
export const LEFT_OUT = 'Date of birth “20261240” is left out. Date of birth must be a date.';
export const COUNTS = { create: 2, update: 1, skip: 0, conflict: 0, wrong: 0 };
