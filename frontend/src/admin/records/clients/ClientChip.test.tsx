import { screen, waitFor } from '@testing-library/react';
import { aBookingLead } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { ClientChip, clientWords } from './ClientChip';

const policies = (policies: number, inGrace = 0, pastGrace = 0) => ({
  clientId: 'client-1',
  policies,
  inGrace,
  pastGrace,
});

test.each([
  [policies(0), 'Client'],
  [policies(1), 'Client · 1 policy'],
  [policies(2, 1), 'Client · 2 policies · 1 in grace'],
  [policies(4, 1, 2), 'Client · 4 policies · 2 past grace · 1 in grace'],
])('what the policies of a client need: %j', (known, words) => expect(clientWords(known)).toBe(words));

test('leads to the client of a lead', () => {
  renderAdmin(<ClientChip lead={aBookingLead({ known: policies(2, 1) })} />);
  const chip = screen.getByRole('link', { name: 'Client · 2 policies · 1 in grace' });
  expect(chip).toHaveAttribute('href', '/admin/clients/client-1');
});

test('says it in a word where there is little room', () => {
  renderAdmin(
    <>
      <ClientChip short lead={aBookingLead({ known: policies(2, 1) })} />
      <ClientChip short lead={aBookingLead({ perhaps: { clientId: 'client-2', name: 'Rosa Lim' } })} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Client · 2 policies · 1 in grace' })).toHaveTextContent('Client');
  expect(screen.getByRole('link', { name: 'Perhaps client Rosa Lim' })).toHaveTextContent('Client?');
});

test('links the lead to the client that it may be, with Undo', async () => {
  const client = { clientId: 'client-1', name: 'Rosa Lim' };
  const lead = aBookingLead({ id: 'b1', known: null, perhaps: client });
  const { user, server } = renderAdmin(<ClientChip lead={lead} />, {
    server: fakeProvider({ leads: [lead] }),
  });
  expect(screen.getByRole('link', { name: 'Rosa Lim' })).toHaveAttribute('href', '/admin/clients/client-1');
  await user.click(screen.getByRole('button', { name: /^link .* to client Rosa Lim$/ }));
  await waitFor(() => expect(server.calls).toContain('clientOfLead client-1'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.calls).toContain('unlinkLead'));
});

test('shows nothing for a lead without a client', () => {
  const { container } = renderAdmin(<ClientChip lead={aBookingLead()} />);
  expect(container).not.toHaveTextContent('lient');
});
