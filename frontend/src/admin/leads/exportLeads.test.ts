import type { Lead } from '../../shared/api-types';
import { aBookingLead } from '../../testing/builders';
import { EXPORT_PAGE, exportLeads } from './exportLeads';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => aBookingLead({ id: `b${i}`, email: `b${i}@x` }));
const pagesOf = (leads: Lead[]) => ({
  leadPage: jest.fn(async (_filter: object, offset: number, limit: number) => ({
    leads: leads.slice(offset, offset + limit),
    total: leads.length,
  })),
});

test('reads all pages', async () => {
  const provider = pagesOf(many(EXPORT_PAGE + 3));
  const progress = jest.fn();
  const file = (await exportLeads(provider, { leadStatus: 'New' }, progress)).join('');
  expect(provider.leadPage.mock.calls.map(([, offset]) => offset)).toEqual([0, EXPORT_PAGE]);
  expect(provider.leadPage.mock.calls[0]?.[0]).toEqual({ leadStatus: 'New' });
  expect(file.trim().split('\r\n')).toHaveLength(EXPORT_PAGE + 4);
  expect(progress).toHaveBeenLastCalledWith(EXPORT_PAGE + 3, EXPORT_PAGE + 3);
});

test('writes a lead once although a new lead shifted it to the next page', async () => {
  const leads: Lead[] = many(EXPORT_PAGE);
  const provider = {
    leadPage: async (_filter: object, offset: number, limit: number) => {
      if (offset > 0) leads.unshift(aBookingLead({ id: 'new' }));
      return { leads: leads.slice(offset, offset + limit), total: leads.length };
    },
  };
  const file = (await exportLeads(provider, {}, () => {})).join('');
  expect(file.trim().split('\r\n')).toHaveLength(EXPORT_PAGE + 1);
});
