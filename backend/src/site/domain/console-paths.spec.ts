import { isConsolePage } from './console-paths.js';

describe('the console', () => {
  it.each([
    '/admin',
    '/admin/login',
    '/admin/forgot-password',
    '/admin/reset-password',
    '/admin/security',
    '/admin/leads',
    '/admin/leads/appointment/1',
    '/admin/users',
    '/admin/tasks',
    '/admin/messages',
    '/admin/media',
    '/admin/suspected',
    '/admin/newsletter',
    '/admin/newsletter/new',
    '/admin/business',
    '/admin/business/hours',
    '/admin/privacy',
    '/admin/privacy/requests',
    '/admin/privacy/retention',
    '/admin/privacy/breach',
    '/admin/privacy/breach/1',
    '/admin/privacy/certificates',
    '/admin/privacy/certificates/1',
    '/admin/settings',
    '/admin/settings/mail',
    '/admin/self-check',
    '/admin/audit',
  ])('has a page at %s', (path) => expect(isConsolePage(path)).toBe(true));

  it.each([
    '/admin/',
    '/admin/nothing',
    '/admin/leads/1',
    '/admin/leads/person/1',
    '/admin/newsletter/1/2',
    '/admin/privacy/people',
    '/admin/privacy/retention/1',
    '/admin/access-denied',
    '/administration',
  ])('has no page at %s', (path) => expect(isConsolePage(path)).toBe(false));
});
