import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aWebhook, aWebhookDelivery } from '@/testing/fakeWebhooks';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { Webhooks } from './Webhooks';

const withOne = (changes: Parameters<typeof aWebhook>[0] = {}) =>
  fakeProvider({
    webhooks: [aWebhook(changes)],
    webhookDeliveries: [
      aWebhookDelivery({
        id: 'delivery-2',
        sequence: 18,
        state: 'queued',
        attempts: 2,
        deliveredAt: null,
        nextAttemptAt: '2026-11-22T02:10:00.000Z',
        log: [
          {
            at: '2026-11-22T02:00:01.000Z',
            status: 500,
            milliseconds: 1234,
            problem: null,
            answer: 'Out of memory',
          },
        ],
      }),
      aWebhookDelivery(),
    ],
  });

test('adds a webhook with events in plain words, and shows its secret once', async () => {
  const { user, server } = renderAdmin(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await fill(dialog.getByLabelText('Address'), 'https://n8n.example/hook');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'A consultation is booked' }));
  await user.click(dialog.getByRole('checkbox', { name: 'A sale is recorded' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_bmV3');
  expect(server.data.webhooks).toEqual([
    expect.objectContaining({
      url: 'https://n8n.example/hook',
      events: ['booking.created', 'lead.sale_recorded'],
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Secret' })).not.toBeInTheDocument());
});

test('says at the field why an address cannot be used', async () => {
  const { user, server } = renderAdmin(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await fill(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(screen.getByRole('checkbox', { name: 'A consultation is booked' }));
  const message = 'This address leads into a private network';
  server.rejectWith = errorResponse(400, message, { url: message });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(message));
});

test('keeps the address of a webhook, which is not shown, unless another one is entered', async () => {
  const { user, server } = renderAdmin(<Webhooks />, { server: withOne() });
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit of Bookings to the sheet' }));
    return within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  };
  const first = await edit();
  expect(first.getByLabelText('New address')).toHaveValue('');
  expect(first.getByLabelText('New address')).toHaveAccessibleDescription(/keep the one at n8n\.example/);
  await user.click(first.getByRole('checkbox', { name: 'A sale is recorded' }));
  await user.click(first.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.data.webhooks[0]!.events).toContain('lead.sale_recorded'));
  expect(server.data.webhooks[0]!.url).toBe('https://n8n.example/…');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const second = await edit();
  await fill(second.getByLabelText('New address'), 'https://make.example/hook');
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.data.webhooks[0]!.url).toBe('https://make.example/hook'));
});

test('turns a webhook off, makes a new secret, and deletes it', async () => {
  const { user, server } = renderAdmin(<Webhooks />, { server: withOne() });
  await user.click(await screen.findByRole('switch', { name: 'On of Bookings to the sheet' }));
  await waitFor(() => expect(server.data.webhooks[0]!.enabled).toBe(false));
  await user.click(screen.getByRole('button', { name: 'New secret of Bookings to the sheet' }));
  expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_cm90YXRlZA');
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete… of Bookings to the sheet' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.data.webhooks).toEqual([]));
});

test('says why a webhook was turned off', async () => {
  const off = { enabled: false, offReason: 'failing', offAt: '2026-11-24T01:00:00.000Z' } as const;
  renderAdmin(<Webhooks />, { server: withOne(off) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/The receiver accepted nothing for three days/);
  expect(screen.getByRole('button', { name: /Send a test/ })).toBeDisabled();
});

test('a test opens the deliveries, which show what the receiver answered and are sent again', async () => {
  const { user, server } = renderAdmin(<Webhooks />, { server: withOne() });
  await user.click(await screen.findByRole('button', { name: 'Send a test of Bookings to the sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries: Bookings to the sheet' }));
  const [test, waiting, delivered] = await dialog.findAllByRole('listitem');
  expect(test).toHaveTextContent('Test');
  expect(waiting).toHaveTextContent(/No\. 18 .*500 after 1,234 ms · next try/);
  expect(waiting).toHaveTextContent('Trying again');
  expect(waiting).toHaveTextContent('Out of memory');
  expect(delivered).toHaveTextContent('Delivered');
  await user.click(dialog.getByRole('button', { name: 'Send again no. 17' }));
  await waitFor(() => expect(server.calls).toContain('resendDelivery delivery-1'));
});

test('sends a span of time again', async () => {
  const { user, server } = renderAdmin(<Webhooks />, { server: withOne() });
  await user.click(await screen.findByRole('button', { name: 'Deliveries of Bookings to the sheet' }));
  await user.click(await screen.findByRole('button', { name: 'Send a span again…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a span again' }));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.calls.some((name) => name.startsWith('replayWebhook'))).toBe(true));
});
