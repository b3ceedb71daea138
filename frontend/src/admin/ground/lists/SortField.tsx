import { MenuItem, Select } from '@mui/material';
import { useListContext } from 'react-admin';

interface SortFieldProps {
  /** Field and direction, as `createdAt DESC`, and the words for it. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The order of a list. */
export function SortField({ choices }: SortFieldProps) {
  const { sort, setSort } = useListContext();
  const value = `${sort.field} ${sort.order}`;
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={value in choices ? value : ''}
      renderValue={(id) => choices[id] ?? 'Column'}
      inputProps={{ 'aria-label': 'Sort' }}
      SelectDisplayProps={{ 'aria-label': 'Sort' }}
      onChange={(event) => {
        const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
        setSort({ field, order });
      }}
      sx={{ ml: 'auto', fontSize: 14, fontWeight: 600 }}
    >
      {Object.entries(choices).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
