import { Box, Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { EmptyState } from '@/admin/ground/page/EmptyState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { PersonSearch } from './PersonSearch';
import { PersonView } from './PersonView';
import { PrivacyScreen } from './PrivacyScreen';
import { searchOf, type PersonSearchState } from './personAddress';
import { SeveralPeople } from './SeveralPeople';

/**
 * Finds a person by e-mail address or phone number and shows everything that is held of them. The search is kept with
 * the entry of the browser's history and never in the address, where it would be stored and logged.
 */
export function PeoplePage() {
  const search = searchOf(useLocation().state);
  const navigate = useNavigate();
  const show = (state: PersonSearchState) => void navigate('/admin/privacy', { state });
  return (
    <PrivacyScreen title="Privacy" subtitle="Everything that is held of one person, in one place">
      <PersonSearch key={search.query} query={search.query} onSearch={(query) => show({ query })} />
      {search.query === '' ? (
        <EmptyState title="Find a person">
          Type the e-mail address or the phone number that the person gave. You then see everything the office
          holds of them, and can hand it out, correct it or erase it.
        </EmptyState>
      ) : (
        <FoundPeople search={search} onOpen={(email) => show({ ...search, email })} />
      )}
    </PrivacyScreen>
  );
}

interface FoundPeopleProps {
  readonly search: PersonSearchState;
  readonly onOpen: (email: string) => void;
}

function FoundPeople({ search: { query, email }, onOpen }: FoundPeopleProps) {
  const found = useProviderQuery(queryKeys.peopleFound(query), (provider) => provider.people(query), {
    uncached: true,
  });
  const { data } = found;
  if (!data) return <QueryState of={found} loading="Looking for the person" />;
  const { people, newestOnly = false } = data;
  const person = people.length === 1 ? people[0] : people.find((other) => other.email === email);
  return (
    <Box>
      <QueryState of={found} />
      {newestOnly && (
        <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
          These are not all people found. Type more of the e-mail address to find the right one.
        </Typography>
      )}
      {people.length === 0 && (
        <EmptyState title="Nothing is held">
          The office holds nothing with “{query}”. Check the spelling, or try the person’s phone number or
          another address.
        </EmptyState>
      )}
      {person ? (
        <PersonView key={person.email} person={person} />
      ) : (
        people.length > 0 && <SeveralPeople people={people} onOpen={onOpen} />
      )}
    </Box>
  );
}
