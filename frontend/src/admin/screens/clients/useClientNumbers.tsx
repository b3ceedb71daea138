import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { Client } from '@/shared/api-types';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { isSealed, SEALED } from '@/admin/records/clients/clientFields';

/** The whole numbers of a client, once they were asked for; what is asked is in the audit trail. */
export function useClientNumbers(client: Client): {
  /** Null for what is no number, and before it was asked for. */
  readonly whole: (name: string) => string | null;
  readonly button: ReactNode;
} {
  const { mutate, data, isPending } = useProviderMutation({
    run: (provider, id: string) => provider.clientNumbers(id),
    invalidates: () => [],
  });
  const isKnown = SEALED.some((name) => client[name] !== null);
  return {
    whole: (name) => (isSealed(name) && client[name] !== null ? (data?.[name] ?? null) : null),
    button: isKnown && (
      <>
        {!data && (
          <Button
            size="small"
            color="secondary"
            disabled={isPending}
            onClick={() => mutate(client.id)}
            sx={{ mt: 1, ml: -0.5 }}
          >
            Show the whole numbers
          </Button>
        )}
        {data && !data.areReadable && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            A number cannot be read: it was sealed with another SESSION_SECRET of the server. Write it again.
          </Alert>
        )}
      </>
    ),
  };
}
