import { screen, within } from '@testing-library/react';
import type { VisitorRequest } from '@/shared/api-types';
import { aBookingLead } from './builders';
import { fakeProvider } from './fakeProvider';
import { fill } from './fill';
import { renderAdmin } from './renderAdmin';
import { RecordList } from '@/admin/ground/lists/RecordList';
import { LeadActionsProvider } from '@/admin/records/leads/LeadActions';
import { LeadList } from '@/admin/screens/leads/LeadList';
import { LeadListPage } from '@/admin/screens/leads/LeadListPage';

type Options = Parameters<typeof renderAdmin>[1];
export const renderLeads = (options: Options = {}) =>
  renderAdmin(<LeadListPage />, { path: '/admin/leads', ...options });
/** The cards and their dialogs, without the head of the page. */
export const renderCards = (options: Options = {}) =>
  renderAdmin(
    <RecordList>
      <LeadActionsProvider>
        <LeadList view="cards" />
      </LeadActionsProvider>
    </RecordList>,
    options,
  );
export type User = ReturnType<typeof renderCards>['user'];

/** Of the visitor: another time. */
export const move = {
  type: 'move',
  preferredDate: '2026-12-03',
  preferredTime: '2pm',
  message: 'I have to travel.',
  requestedAt: '2026-11-20T01:00:00.000Z',
} satisfies VisitorRequest;
/** A closed day. */
export const bonifacioDay = { date: '2026-11-30', name: 'Bonifacio Day' };
export const card = async () => within(await screen.findByRole('article', { name: 'Liza Reyes' }));
export const served = (changes: Parameters<typeof aBookingLead>[0] = {}) =>
  fakeProvider({ leads: [aBookingLead(changes)] });

export async function chooseStatus(user: User, option: string) {
  await user.click((await card()).getByRole('combobox', { name: /Booking Status/ }));
  await user.click(await screen.findByRole('option', { name: option }));
  expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
}

export async function openSchedule(user: User) {
  await user.click((await card()).getByRole('button', { name: 'Reschedule' }));
  return within(await screen.findByRole('dialog', { name: 'Reschedule' }));
}

export async function enterDate(user: User, dialog: Awaited<ReturnType<typeof openSchedule>>, date: string) {
  const field = dialog.getByLabelText('Date');
  await fill(field, date);
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
}

/** The clock of the tests is at noon of a Friday; timers run. */
export const atNoon = () =>
  jest.useFakeTimers({
    now: new Date('2026-11-20T03:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  });
