import { isClientId } from '@contract';
import { Chip, Typography } from '@mui/material';
import { queryKeys } from '../providers/queryKeys';
import { useProviderQuery } from '../providers/useProviderQuery';
import { leadName } from '../leads/leadWords';
import { ClientSearch } from './ClientSearch';

interface ReferrerFieldProps {
  /** The id of a client, or a name. */
  readonly value: string;
  readonly error: string | undefined;
  /** The client whose form it is. */
  readonly self: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Who referred a client: another client, found by a search, or a name. */
export function ReferrerField({ value, error, self, onChange }: ReferrerFieldProps) {
  const isClient = isClientId(value);
  const { data } = useProviderQuery(queryKeys.client(value), (provider) => provider.client(value), {
    enabled: isClient,
  });
  if (isClient)
    return (
      <div>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          Referred by
        </Typography>
        <Chip label={data ? leadName(data) : 'Another client'} onDelete={() => onChange('')} />
        {error && (
          <Typography variant="body2" color="error">
            {error}
          </Typography>
        )}
      </div>
    );
  return (
    <ClientSearch
      label="Referred by (optional)"
      text={value}
      hint="A name, or one of the clients that are found"
      error={error}
      without={self === undefined ? [] : [self]}
      onText={onChange}
      onPick={({ id }) => onChange(id)}
    />
  );
}
