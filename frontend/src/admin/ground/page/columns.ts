/** Two columns on a wide screen. */
export const columnsShape = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** The cards of a column, one below the other. */
export const stackShape = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
