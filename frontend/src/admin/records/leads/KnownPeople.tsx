import { Alert, Box, Button } from '@mui/material';
import type { BookingLead } from '@/shared/api-types';
import { formatNearDay } from '@/admin/ground/dates/dates';
import { leadName } from '@/admin/ground/words/leadWords';
import type { DetailValues } from '@/admin/ground/forms/details';
import { bookingField } from './fields';
import { knownDetails, type KnownPerson, useKnownPeople } from './knownPeople';

interface KnownPeopleProps {
  /** What is typed. */
  readonly values: DetailValues;
  readonly onUse: (details: DetailValues) => void;
}

/** Says to whom the typed phone number belongs, and offers their details; what was typed is replaced only on request. */
export function KnownPeople({ values, onUse }: KnownPeopleProps) {
  const people = useKnownPeople(values.phone ?? '');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {people.map((person) => (
        <PersonOffer key={person.id} person={person} values={values} onUse={onUse} />
      ))}
    </Box>
  );
}

function PersonOffer({ person, values, onUse }: KnownPeopleProps & { readonly person: KnownPerson }) {
  const { missing, different } = knownDetails(person, values);
  const name = leadName(person);
  const differing = (Object.keys(different) as (keyof BookingLead)[]).map(
    (field) => bookingField(field).label,
  );
  const offer = (words: string, details: DetailValues) => (
    <Button
      color="inherit"
      size="small"
      aria-label={`${words}: ${name}`}
      onClick={() => onUse(details)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {words}
    </Button>
  );
  const isMissing = Object.keys(missing).length > 0;
  return (
    <Alert
      severity="info"
      action={
        isMissing
          ? offer('Use these details', missing)
          : differing.length > 0 && offer('Replace with these', different)
      }
    >
      Known: {name}
      {person.isClient && ', client'}
      {person.bookedFor && `, booking of ${formatNearDay(person.bookedFor)}`}.
      {!isMissing && differing.length > 0 && ` Different in the form: ${differing.join(', ')}.`}
    </Alert>
  );
}
