import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';

const SHORTEST = 3;
const LONGEST = 200;

interface PersonSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** The search by e-mail address or phone number; it starts by the button or Enter, because each search is recorded. */
export function PersonSearch({ query, onSearch }: PersonSearchProps) {
  const [text, setText] = useState(query);
  const [tooShort, setTooShort] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = text.trim();
    setTooShort(asked.length < SHORTEST);
    if (asked.length >= SHORTEST) onSearch(asked);
  }
  return (
    <Box component="form" role="search" className="no-print" onSubmit={submit} noValidate sx={shape}>
      <TextField
        label="E-mail address or phone number"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        autoFocus={query === ''}
        error={tooShort}
        helperText={tooShort ? `Type at least ${SHORTEST} characters.` : ' '}
        slotProps={{ htmlInput: { maxLength: LONGEST, inputMode: 'email', autoCapitalize: 'none' } }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40, flex: 'none' }}>
        Find
      </Button>
    </Box>
  );
}

const shape = { display: 'flex', gap: 1, alignItems: 'flex-start', maxWidth: 560, mb: 1 };
