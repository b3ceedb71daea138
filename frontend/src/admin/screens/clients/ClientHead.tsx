import { ageOn } from '@contract';
import { Box, Button, Chip } from '@mui/material';
import { Fragment } from 'react';
import type { Client } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { ChoiceButton } from '@/admin/ground/forms/ChoiceButton';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { useActParameter } from '@/admin/ground/page/useActParameter';
import { EmailLink, PhoneLink, phoneUrl } from '@/admin/ground/people/ContactLinks';
import { CalendarIcon, MailIcon } from '@/admin/ground/theme/icons';
import { NoteIcon, PhoneIcon } from '@/admin/ground/theme/screenIcons';
import { leadName } from '@/admin/ground/words/leadWords';
import { LogCallDialog } from '@/admin/records/clients/LogCallDialog';
import { ClientMessageDialog } from '@/admin/records/messages/messageDialogs';
import { ClientDialog } from './ClientDialog';
import { ClientState } from './ClientState';
import { DeleteClientDialog } from './DeleteClientDialog';

const NewBookingDialog = lazyComponent(() =>
  import('@/admin/records/leads/NewBookingDialog').then((module) => module.NewBookingDialog),
);

const MORE = [
  { id: 'edit', name: 'Edit' },
  { id: 'delete', name: 'Delete' },
] as const;

const DIALOGS = ['call', 'message', 'booking', 'edit', 'delete'] as const;

/** Who the client is and how it stands with the policies, with what staff do about a person. */
export function ClientHead({ client }: { client: Client }) {
  const [dialog, setDialog] = useActParameter(DIALOGS);
  const close = () => setDialog(null);
  const { phone } = client;
  return (
    <>
      <PageHeading
        title={leadName(client)}
        subtitle={<HeadLine client={client} />}
        back={{ to: '/admin/clients', label: 'All clients' }}
      >
        {phone && (
          <Button variant="contained" startIcon={<PhoneIcon />} href={phoneUrl(phone)} sx={notOnPhone}>
            Call
          </Button>
        )}
        <Button
          {...secondary}
          startIcon={<NoteIcon />}
          onClick={() => setDialog('call')}
          sx={withoutIconOnPhone}
        >
          Log a call
        </Button>
        <Button
          {...secondary}
          startIcon={<CalendarIcon />}
          onClick={() => setDialog('booking')}
          sx={withoutIconOnPhone}
        >
          New booking
        </Button>
        <Button {...secondary} startIcon={<MailIcon />} onClick={() => setDialog('message')} sx={notOnPhone}>
          Message
        </Button>
        <ChoiceButton label="More" size="medium" choices={MORE} onChoose={setDialog} />
      </PageHeading>
      {dialog === 'call' && (
        <LogCallDialog client={{ id: client.id, name: leadName(client) }} onClose={close} />
      )}
      <LazyDialogs onClose={close}>
        {dialog === 'message' && <ClientMessageDialog clientId={client.id} onClose={close} />}
        {dialog === 'booking' && <NewBookingDialog client={client} onClose={close} />}
      </LazyDialogs>
      {dialog === 'edit' && <ClientDialog client={client} onClose={close} />}
      {dialog === 'delete' && <DeleteClientDialog client={client} onClose={close} />}
    </>
  );
}

/** `38 years · +63 917 … · liza@…`, the state of the policies, and the tags. */
function HeadLine({ client }: { client: Client }) {
  const { dateOfBirth, phone, email, tags } = client;
  const parts = [
    dateOfBirth && `${ageOn(dateOfBirth, toCalendarDate(new Date()))} years`,
    phone && <PhoneLink phone={phone} />,
    email && <EmailLink email={email} />,
  ].filter(Boolean);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && '\u00a0· '}
          {part}
        </Fragment>
      ))}
      <ClientState client={client} />
      <Box component="span" sx={tagsShape}>
        {tags.map((tag) => (
          <Chip key={tag} component="span" size="small" label={tag} />
        ))}
      </Box>
    </>
  );
}

const secondary = { variant: 'outlined', color: 'secondary' } as const;
// the bar at the foot of a phone has them
const notOnPhone = { display: { xs: 'none', sm: 'inline-flex' } };
const withoutIconOnPhone = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } };
const tagsShape = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75, '&:empty': { display: 'none' } };
