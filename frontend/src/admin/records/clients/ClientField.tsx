import { isClientId } from '@contract';
import { Autocomplete, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import type { Client } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { useRecord } from '@/admin/ground/api/useRecord';
import { useFoundClients } from '@/admin/ground/people/clientLists';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 150;

interface ClientFieldProps {
  readonly label: string;
  /** The id of a client; with `orName` also a name, which is no client's. */
  readonly value: string;
  readonly orName?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  /** Clients who are not offered. */
  readonly without?: readonly (string | undefined)[];
  /** Why a client cannot be chosen; null for one who can. */
  readonly refusal?: (client: Client) => string | null;
  /** The client is named when one was found and chosen. */
  readonly onChange: (value: string, client?: Client) => void;
}

/** Finds a client by name, address or number. */
export function ClientField({
  label,
  value,
  orName = false,
  error,
  hint,
  autoFocus,
  required = false,
  without = [],
  refusal = () => null,
  onChange,
}: ClientFieldProps) {
  const isClient = isClientId(value);
  const { data: chosen } = useRecord('clients', value, {
    enabled: isClient,
  });
  const [typed, setTyped] = useState('');
  const [query] = useDebounce(typed.trim(), PAUSE);
  const { data: found = [], isFetching } = useFoundClients(query, { enabled: query !== '' });
  return (
    <Autocomplete<Client, false, false, boolean>
      freeSolo={orName}
      options={typed.trim() ? found.filter(({ id }) => !without.includes(id)) : []}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : leadName(option))}
      getOptionDisabled={(option) => refusal(option) !== null}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={(option, { id }) => option.id === id}
      value={isClient ? (chosen ?? null) : orName && value ? value : null}
      loading={isFetching || query !== typed.trim()}
      loadingText="Searching…"
      noOptionsText={query ? 'No client found' : 'Type a name, an address or a number'}
      onChange={(_, next) => {
        if (next === null || typeof next === 'string') onChange(next ?? '');
        else onChange(next.id, next);
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        setTyped(text);
        if (orName) onChange(text);
      }}
      renderOption={({ key, ...props }, client) => (
        <li key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            {leadName(client)}
            <Box
              component="small"
              sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {refusal(client) ?? [client.phone, client.email].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus ?? false}
          error={Boolean(error)}
          helperText={error ?? hint}
        />
      )}
    />
  );
}
