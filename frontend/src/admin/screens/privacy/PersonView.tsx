import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { stackShape } from '@/admin/ground/page/columns';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';
import { EmailLink, PhoneLink } from '@/admin/ground/people/ContactLinks';
import { Fact } from '@/admin/ground/page/Fact';
import { SectionHeading } from '@/admin/ground/theme/SectionHeading';
import { HeldClients } from './HeldClients';
import { HeldLeads } from './HeldLeads';
import { HeldPolicies } from './HeldPolicies';
import { HeldRecords } from './HeldRecords';
import { HoldNotice } from './HoldNotice';
import { PersonActions } from './PersonActions';
import { missingWords, personName } from '@/admin/records/people/personWords';
import { OpenRequests } from './OpenRequests';
import type { Person } from '@/admin/ground/api/privacyTypes';

/** Everything that is held of a person, grouped, with what can be done about it. */
export function PersonView({ person }: { person: Person }) {
  const { email, phones, firstSeen, lastContact, hold } = person;
  const missing = missingWords(person);
  return (
    <Box component="article" aria-label={personName(person)} sx={{ maxWidth: READING_WIDTH }}>
      <Box sx={headShape}>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <SectionHeading>{personName(person)}</SectionHeading>
        </Box>
        <PersonActions person={person} />
      </Box>
      <Box component="dl" sx={factsShape}>
        <Fact label="Email">
          <EmailLink email={email} />
        </Fact>
        <Fact label="Phone">
          {phones.length === 0
            ? 'Not known'
            : phones.map((phone) => (
                <Box key={phone}>
                  <PhoneLink phone={phone} />
                </Box>
              ))}
        </Fact>
        <Fact label="First seen">{firstSeen ? formatDateTime(firstSeen) : 'Not known'}</Fact>
        <Fact label="Last contact">{lastContact ? formatDateTime(lastContact) : 'Not known'}</Fact>
      </Box>
      <Box sx={stackShape}>
        {hold && <HoldNotice hold={hold} />}
        <OpenRequests requests={person.requests} />
        <HeldClients clients={person.clients} />
        <HeldPolicies policies={person.policies} />
        <HeldLeads leads={person.leads} />
        <HeldRecords person={person} />
        {missing.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            No {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(missing)} of this person.
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const headShape = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  justifyContent: 'space-between',
  alignItems: 'center',
  mb: 1.5,
};
const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: '10px 16px',
  m: 0,
  mb: 2,
};
