import { screen } from '@testing-library/react';
import { renderAdmin } from '@/testing/renderAdmin';
import { useEditedRecord } from '@/admin/ground/drafts/useEditedRecord';
import { ActivityTab } from './ActivityTab';
import { NotesTab } from './NotesTab';

const lead = { leadType: 'appointment', leadId: 'lead-1' } as const;

const Notes = () => (
  <NotesTab lead={lead} draft={useEditedRecord({ draftKey: 'note', value: '' })} autoFocus={false} />
);

test('the notes are 300 px high and say that there are none', async () => {
  renderAdmin(<Notes />);
  expect(await screen.findByText('No notes yet')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notes list' })).toHaveStyle({
    height: '300px',
    overflowY: 'auto',
  });
});

test('the activity is 400 px high and says that there is none', async () => {
  renderAdmin(<ActivityTab lead={lead} />);
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Activity list' })).toHaveStyle({
    height: '400px',
    overflowY: 'auto',
  });
});
