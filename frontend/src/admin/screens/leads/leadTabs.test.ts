import { emptyText, LEAD_TABS } from './leadTabs';
import { needsSale } from '@/admin/ground/words/leadRules';

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

test('distinguishes no leads at all from none in a category', () => {
  expect(emptyText({})).toBe('No leads available');
  expect(emptyText({ q: '' })).toBe('No leads available');
  expect(emptyText({ leadStatus: 'New' })).toBe('No leads in this category');
});

test('only closing a booking needs a sale', () => {
  expect(needsSale({ leadType: 'appointment' }, 'Closed Sale')).toBe(true);
  expect(needsSale({ leadType: 'appointment' }, 'New')).toBe(false);
  expect(needsSale({ leadType: 'subscription' }, 'Closed Sale')).toBe(false);
});
