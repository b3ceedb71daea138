import { emptyText, LEAD_TABS } from './leadTabs';
import { needsSale } from './needsSale';

test('has the six tabs', () => {
  expect(LEAD_TABS.map(({ label }) => label)).toEqual([
    'All Leads',
    'New',
    'In Progress',
    'Not Qualified',
    'Offer Declined',
    'Closed Sale',
  ]);
});

test('says whether there are no leads or only none here', () => {
  expect(emptyText({})).toBe('No leads available');
  expect(emptyText({ q: '' })).toBe('No leads available');
  expect(emptyText({ leadStatus: 'New' })).toBe('No leads in this category');
});

test('asks for the sale only when a booking is closed', () => {
  expect(needsSale({ leadType: 'appointment' }, 'Closed Sale')).toBe(true);
  expect(needsSale({ leadType: 'appointment' }, 'New')).toBe(false);
  expect(needsSale({ leadType: 'subscription' }, 'Closed Sale')).toBe(false);
});
