import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { ImportKind, NamedMapping } from '@/admin/ground/api/importTypes';

interface SavedMappingsProps {
  readonly kind: ImportKind;
  readonly onChoose: (mapping: NamedMapping) => void;
}

/** The mappings that were saved for files of the kind; nothing when there are none. */
export function SavedMappings({ kind, onChoose }: SavedMappingsProps) {
  const [name, setName] = useState('');
  const { data = [] } = useProviderQuery(queryKeys.importMappings(kind), (provider) =>
    provider.importMappings(kind),
  );
  const remove = useProviderMutation({
    run: (provider, removed: string) => provider.deleteImportMapping(kind, removed),
    invalidates: () => [queryKeys.importMappings(kind)],
    success: (removed) => ({ title: `“${removed}” is deleted` }),
    onSuccess: () => setName(''),
  });
  if (data.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <TextField
        select
        label="Use a saved matching"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          const chosen = data.find((mapping) => mapping.name === target.value);
          if (chosen) onChoose(chosen);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 320 }}
      >
        <option value="">Choose…</option>
        {data.map((mapping) => (
          <option key={mapping.name} value={mapping.name}>
            {mapping.name}
          </option>
        ))}
      </TextField>
      {name !== '' && (
        <Button color="secondary" disabled={remove.isPending} onClick={() => remove.mutate(name)}>
          Delete “{name}”
        </Button>
      )}
    </Box>
  );
}
