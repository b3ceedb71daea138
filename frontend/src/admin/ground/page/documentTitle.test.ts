import { setNewLeadCount, setPageTitle, setTitleBeside } from './documentTitle';

test('shows the number of new leads before the title of each page', () => {
  setPageTitle('Dashboard');
  expect(document.title).toBe('Dashboard · Staff console');
  setNewLeadCount(3);
  expect(document.title).toBe('(3) Dashboard · Staff console');
  setPageTitle('Calendar');
  expect(document.title).toBe('(3) Calendar · Staff console');
  setNewLeadCount(0);
  expect(document.title).toBe('Calendar · Staff console');
});

test('has the title of what is open beside the page, until it is closed', () => {
  setTitleBeside('Liza Reyes');
  setPageTitle('Lead Management');
  expect(document.title).toBe('Liza Reyes · Staff console');
  setTitleBeside('');
  expect(document.title).toBe('Lead Management · Staff console');
});
