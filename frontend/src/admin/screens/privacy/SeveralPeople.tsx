import { Box, Button, Card, Typography } from '@mui/material';
import { heldWords, listed, personName, plural } from '@/admin/records/people/personWords';
import type { Person } from '@/admin/ground/api/privacyTypes';
import { READING_WIDTH } from '@/admin/ground/page/ReadingColumn';

interface SeveralPeopleProps {
  readonly people: readonly Person[];
  readonly onOpen: (email: string) => void;
}

/** The people found, where there are several: each is opened by itself, so that nothing is mixed up. */
export function SeveralPeople({ people, onOpen }: SeveralPeopleProps) {
  return (
    <>
      <Typography role="status" sx={{ mb: 2, maxWidth: '68ch' }}>
        {plural(people.length, 'person', 'people')} found. Open the right one.
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: READING_WIDTH }}
      >
        {people.map((person) => (
          <Card key={person.email} component="li" sx={cardShape}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h2">{personName(person)}</Typography>
              <Typography color="textSecondary">
                {[person.email, ...person.phones].join(' · ')}
                <br />
                {listed(heldWords(person))}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              color="secondary"
              aria-label={`Open ${person.email}`}
              onClick={() => onOpen(person.email)}
              sx={{ flex: 'none' }}
            >
              Open
            </Button>
          </Card>
        ))}
      </Box>
    </>
  );
}

const cardShape = {
  p: 2,
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
};
