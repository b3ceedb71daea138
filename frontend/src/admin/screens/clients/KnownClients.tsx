import { isPlaceholderAddress, mailboxKey } from '@contract';
import { Alert, Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import type { Client } from '@/shared/api-types';
import type { DetailValues } from '@/admin/ground/forms/details';
import { useFoundClients } from '@/admin/ground/people/clientLists';
import { leadName } from '@/admin/ground/words/leadWords';
import { clientPath } from '@/admin/records/clients/clientFields';
import { isWholeNumber, ownsNumber } from '@/admin/records/leads/knownPeople';

/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 250;

/** Says which clients already have the typed address or number. */
export function KnownClients({ values }: { values: DetailValues }) {
  const [email] = useDebounce(values.email?.trim() ?? '', PAUSE);
  const [phone] = useDebounce(values.phone?.trim() ?? '', PAUSE);
  const isAddress =
    email.lastIndexOf('.') > email.indexOf('@', 1) && email.includes('@', 1) && !isPlaceholderAddress(email);
  const isNumber = isWholeNumber(phone);
  const byEmail = useFoundClients(email, { enabled: isAddress });
  const byPhone = useFoundClients(phone, { enabled: isNumber });
  const known = new Map<string, { readonly client: Client; readonly has: readonly string[] }>();
  const add = (client: Client, has: string) =>
    known.set(client.id, { client, has: [...(known.get(client.id)?.has ?? []), has] });
  if (isAddress)
    for (const client of byEmail.data ?? [])
      if ([client.email, client.secondEmail].some((one) => mailboxKey(one ?? '') === mailboxKey(email)))
        add(client, 'e-mail');
  if (isNumber)
    for (const client of byPhone.data ?? []) if (ownsNumber(client.phone ?? '', phone)) add(client, 'phone');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {[...known.values()].map(({ client, has }) => (
        <Alert key={client.id} severity="info">
          Known:{' '}
          <Link component={RouterLink} to={clientPath(client.id)} color="inherit" underline="always">
            {leadName(client)}
          </Link>
          , client with this {has.join(' and ')}.
        </Alert>
      ))}
    </Box>
  );
}
