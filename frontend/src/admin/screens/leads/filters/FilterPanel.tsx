import { Box, Button, Popover } from '@mui/material';
import { BooleanInput, DateInput, FilterLiveForm, SelectInput } from 'react-admin';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useStaffNames } from '@/admin/records/leads/LeadActions';
import { useLeadList } from '../useLeadList';
import {
  APPOINTMENTS,
  BOOKINGS,
  CREATED,
  NO_OWNER,
  PREMIUMS,
  SERVICES,
  SOURCES,
  type Choice,
} from './filterWords';
import { LeadCount } from './LeadCount';

interface FilterPanelProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

/** The filters of the lead list, which apply as they are chosen. */
export function FilterPanel({ anchor, onClose, onClear }: FilterPanelProps) {
  const { created, appointment } = useLeadList().filterValues;
  const owners = useOwners();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: paperShape } }}
    >
      <FilterLiveForm debounce={150}>
        <Box sx={gridShape}>
          <SelectInput source="leadType" label="Source" choices={[...SOURCES]} {...compact} />
          <SelectInput source="serviceInterest" label="Service" choices={[...SERVICES]} {...compact} />
          <SelectInput source="bookingStatus" label="Booking status" choices={[...BOOKINGS]} {...compact} />
          <SelectInput
            source="premiumFrequency"
            label="Premium frequency"
            choices={[...PREMIUMS]}
            {...compact}
          />
          <SelectInput source="ownerId" label="Looked after by" choices={owners} {...compact} />
          <SelectInput source="created" label="Created" choices={[...CREATED]} {...compact} />
          {created === 'dates' && (
            <>
              <DateInput source="createdFrom" label="Created from" {...date} />
              <DateInput source="createdTo" label="Created to" {...date} />
            </>
          )}
          <SelectInput source="appointment" label="Appointment" choices={[...APPOINTMENTS]} {...compact} />
          {appointment === 'dates' && (
            <>
              <DateInput source="preferredDateFrom" label="Appointment from" {...date} />
              <DateInput source="preferredDateTo" label="Appointment to" {...date} />
            </>
          )}
          <BooleanInput source="unanswered" label="Unanswered" {...onlyTrue} />
          <BooleanInput source="visitorRequest" label="Visitor request" {...onlyTrue} />
        </Box>
      </FilterLiveForm>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <LeadCount />
        <Button color="secondary" onClick={onClear} sx={{ ml: 'auto' }}>
          Clear
        </Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </Box>
    </Popover>
  );
}

/** The signed-in user first; leads without an owner last. */
function useOwners(): Choice[] {
  const me = useCurrentUser()?.id;
  const others = [...useStaffNames()].map(([id, name]) => ({ id, name: id === me ? `Me (${name})` : name }));
  return [...others.toSorted((a, b) => Number(b.id === me) - Number(a.id === me)), NOBODY];
}

const NOBODY = { id: NO_OWNER, name: 'Nobody' };

const compact = { helperText: false, margin: 'none', emptyText: 'Any' } as const;
const date = { helperText: false, margin: 'none', slotProps: { inputLabel: { shrink: true } } } as const;
const onlyTrue = {
  helperText: false,
  color: 'secondary',
  // an absent filter, not one for false
  parse: (on: boolean) => (on ? true : null),
  format: Boolean,
} as const;

const paperShape = { p: 2, width: 480, maxWidth: 'calc(100vw - 32px)' };
const gridShape = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
  '& .MuiFormControl-root': { minWidth: 0, mt: 0 },
};
