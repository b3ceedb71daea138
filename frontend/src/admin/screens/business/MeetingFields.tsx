import { MEETING_LABELS, MEETING_WAYS, type MeetingSetting } from '@contract';
import { MenuItem, TextField, Typography } from '@mui/material';
import { hoursLimits } from '@/shared/api-limits';
import { digitsOf } from '@/admin/ground/forms/digitsOf';
import { FieldSet } from './FieldSet';
import type { FormProps } from './form';
import { fieldId } from './useFormErrors';

const WAYS: Readonly<Record<MeetingSetting['way'], string>> = {
  phone: 'you call the visitor',
  video: 'with the link below',
  office: 'at the address of Identity',
};

/** How and how long the office meets visitors. */
export function MeetingFields({ value, errors, onChange, onLeave }: FormProps<MeetingSetting>) {
  const { way, minutes, videoUrl } = value;
  const field = (name: 'minutes' | 'videoUrl', hint: string) => ({
    id: fieldId(`meeting.${name}`),
    onBlur: () => onLeave(`meeting.${name}`),
    error: Boolean(errors[`meeting.${name}`]),
    helperText: errors[`meeting.${name}`] ?? hint,
  });
  return (
    <FieldSet title="How you meet">
      <Typography color="textSecondary">
        The site, the messages to visitors and their calendar entries say it. You can choose otherwise for a
        single booking: Correct details.
      </Typography>
      <TextField
        select
        id={fieldId('meeting.way')}
        label="How you meet"
        value={way}
        onChange={({ target }) => onChange({ ...value, way: target.value as MeetingSetting['way'] })}
      >
        {MEETING_WAYS.map((one) => (
          <MenuItem key={one} value={one}>
            {MEETING_LABELS[one]}: {WAYS[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('minutes', '15 to 240')}
        label="Length in minutes"
        value={minutes === 0 ? '' : String(minutes)}
        onChange={({ target }) => onChange({ ...value, minutes: Number(target.value.replace(/\D/g, '')) })}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: digitsOf(hoursLimits['meeting.minutes']) },
        }}
      />
      <TextField
        {...field('videoUrl', 'Visitors with a confirmed booking get it. Begins with https://')}
        type="url"
        label={way === 'video' ? 'Video link' : 'Video link (optional)'}
        value={videoUrl}
        onChange={({ target }) => onChange({ ...value, videoUrl: target.value })}
      />
    </FieldSet>
  );
}
