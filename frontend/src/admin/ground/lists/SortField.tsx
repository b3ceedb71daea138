import { MenuItem, Select } from '@mui/material';
import { useListContext } from 'react-admin';

interface SortFieldProps {
  /** Field and direction, as `createdAt DESC`, and the words for it. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** The order of a list. */
export function SortField({ choices }: SortFieldProps) {
  const { sort, setSort } = useListContext();
  const value = `${sort.field} ${sort.order}`;
  const known = choices.some(({ id }) => id === value);
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={known ? value : ''}
      renderValue={(id) => choices.find((choice) => choice.id === id)?.name ?? 'Column'}
      inputProps={{ 'aria-label': 'Sort' }}
      SelectDisplayProps={{ 'aria-label': 'Sort' }}
      onChange={(event) => {
        const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
        setSort({ field, order });
      }}
      sx={{ ml: 'auto', fontSize: 14, fontWeight: 600 }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
