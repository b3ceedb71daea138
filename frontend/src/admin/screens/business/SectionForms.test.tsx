import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { untouchedBusiness, withSection } from '@/testing/fakeBusiness';
import { aPicture } from '@/testing/fakeMedia';
import { aSuperadmin } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { writeDraft } from '@/admin/ground/api/draftStore';
import { SectionPage } from './SectionPage';

const renderSection = (section: string, server = fakeProvider()) =>
  renderAdmin(
    <Routes>
      <Route path="business/:section" element={<SectionPage />} />
    </Routes>,
    { resource: 'business', path: `/admin/business/${section}`, server },
  );
const save = () => screen.getByRole('button', { name: 'Save and publish' });

beforeEach(() => localStorage.clear());

test('a field that must be filled in says so to assistive technology, without an asterisk in its outline', async () => {
  renderSection('hero');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toBeRequired();
  expect(title.closest('.MuiTextField-root')).not.toHaveTextContent('*');
});

describe('opening hours', () => {
  test('a day is opened, timed, copied to the weekdays and closed', async () => {
    const { user, server } = renderSection('hours');
    fireEvent.change(await screen.findByLabelText('Monday opens'), { target: { value: '08:35' } });
    await user.click(screen.getByRole('button', { name: 'Copy Monday to all weekdays' }));
    await user.click(screen.getByRole('switch', { name: 'Sunday open' }));
    fireEvent.change(screen.getByLabelText('Sunday closes'), { target: { value: '00:00' } });
    await user.click(screen.getByRole('switch', { name: 'Saturday open' }));
    expect(within(screen.getByRole('group', { name: 'Saturday' })).getByText('Closed')).toBeVisible();
    await user.click(save());
    await screen.findByText('Opening hours: saved and published');
    const workday = { opens: 515, closes: 1080 };
    expect(server.data.business.hours.week).toEqual([
      { opens: 540, closes: 1440 },
      ...Array.from({ length: 5 }, () => workday),
      null,
    ]);
  });

  test('how the office meets visitors is chosen, with a link for video calls', async () => {
    const { user, server } = renderSection('hours');
    await user.click(await screen.findByRole('combobox', { name: 'How you meet' }));
    await user.click(await screen.findByRole('option', { name: 'By video: with the link below' }));
    await fill(screen.getByLabelText('Length in minutes'), '45');
    await user.click(save());
    const link = screen.getByLabelText('Video link');
    expect(await screen.findByText('Video link is required for consultations by video')).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    await fill(link, 'https://meet.example/office');
    await user.click(save());
    await screen.findByText('Opening hours: saved and published');
    expect(server.data.business.hours.meeting).toEqual({
      way: 'video',
      minutes: 45,
      videoUrl: 'https://meet.example/office',
    });
  });

  test('a draft from before the form had more fields keeps what is published in these', async () => {
    const { meeting, ...before } = untouchedBusiness().hours;
    const week = before.week.map(() => null);
    const { updatedAt: _, updatedByName: __, ...start } = before;
    writeDraft(aSuperadmin.id, draftKeys.business('hours'), {
      savedAt: new Date().toISOString(),
      start,
      value: { ...start, week },
    });
    const { user, server } = renderSection('hours');
    await user.click(await screen.findByRole('button', { name: 'Save and publish' }));
    await screen.findByText('Opening hours: saved and published');
    expect(server.data.business.hours).toMatchObject({ week, meeting });
  });

  test('a day that closes before it opens is not saved', async () => {
    const { user, server } = renderSection('hours');
    const opens = await screen.findByLabelText('Monday opens');
    fireEvent.change(opens, { target: { value: '19:00' } });
    await user.click(save());
    expect(await screen.findByText('The office must close after it opens')).toBeVisible();
    await waitFor(() => expect(opens).toHaveFocus());
    expect(opens).toHaveAccessibleDescription('The office must close after it opens');
    expect(server.calls).not.toContain('saveSection hours');
  });

  test('closed days are added in order, marked when past, and removed', async () => {
    const closedDays = [
      { date: '2020-01-02', name: 'Inventory' },
      { date: '2099-12-24', name: 'Christmas Eve' },
    ];
    const business = withSection(untouchedBusiness(), 'hours', { closedDays });
    const { user, server } = renderSection('hours', fakeProvider({ business }));
    const days = within(await screen.findByRole('list', { name: 'Closed days' }));
    expect(days.getAllByRole('listitem')[0]).toHaveTextContent('Thu, Jan 2, 2020Inventory (past)');
    const add = within(screen.getByRole('group', { name: 'Add a closed day' }));
    await user.click(add.getByRole('button', { name: 'Add day' }));
    expect(add.getByText('Choose a day')).toBeVisible();
    fireEvent.change(add.getByLabelText('Day'), { target: { value: '2099-11-02' } });
    await fill(add.getByRole('textbox'), 'Family day');
    await user.keyboard('{Enter}');
    expect(days.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Thu, Jan 2, 2020Inventory (past)',
      'Mon, Nov 2, 2099Family day',
      'Thu, Dec 24, 2099Christmas Eve',
    ]);
    await user.click(days.getByRole('button', { name: 'Remove Thu, Jan 2, 2020' }));
    await user.click(save());
    await screen.findByText('Opening hours: saved and published');
    expect(server.data.business.hours.closedDays).toEqual([
      { date: '2099-11-02', name: 'Family day' },
      { date: '2099-12-24', name: 'Christmas Eve' },
    ]);
  });

  test('shows what the server has against a closed day beside it', async () => {
    const closedDays = [{ date: '2099-12-24', name: 'Christmas Eve' }];
    const server = fakeProvider({ business: withSection(untouchedBusiness(), 'hours', { closedDays }) });
    server.rejectWith = errorResponse(400, 'wrong', { 'closedDays.0.name': 'Name has an odd character' });
    const { user } = renderSection('hours', server);
    await user.click(await screen.findByRole('switch', { name: 'Sunday open' }));
    await user.click(save());
    expect(await screen.findByText('Name has an odd character')).toBeVisible();
  });

  test('says that bookings are never refused', async () => {
    renderSection('hours');
    expect(await screen.findByText(/A booking for another time is never refused/)).toBeVisible();
  });
});

describe('look', () => {
  test('measures the contrast while a colour is chosen, and does not save a pale one', async () => {
    const { user, server } = renderSection('appearance');
    const code = await screen.findByRole('textbox', { name: 'Colour code' });
    fireEvent.change(screen.getByLabelText('Choose the brand colour'), { target: { value: '#1a4fa0' } });
    expect(code).toHaveValue('#1a4fa0');
    expect(screen.getByText(/^Contrast with white 7\.\d : 1: very easy to read\.$/)).toBeVisible();
    fireEvent.change(code, { target: { value: '9adbb5' } });
    expect(code).toHaveValue('#9adbb5');
    expect(screen.getByText(/too pale for white text, 4\.5 : 1 is needed/)).toBeVisible();
    await user.click(save());
    expect(code).toHaveAccessibleDescription(/Choose a darker one/);
    expect(server.calls).not.toContain('saveSection appearance');
    fireEvent.change(code, { target: { value: '#1a4fa0' } });
    await user.click(save());
    await screen.findByText('Look: saved and published');
    expect(server.data.business.appearance.brandColour).toBe('#1a4fa0');
  });

  test('what is changed while a picture is uploaded stays', async () => {
    const server = fakeProvider();
    let finish = () => {};
    const started = new Promise<void>((resolve) => (finish = resolve));
    const picture = aPicture({ hash: 'mark' });
    jest.spyOn(server.provider, 'uploadPicture').mockImplementation(() => started.then(() => picture));
    const { user } = renderSection('appearance', server);
    const logo = within(await screen.findByRole('group', { name: 'Logo' }));
    await user.upload(logo.getByTestId('chosen-file'), new File(['x'], 'mark.png', { type: 'image/png' }));
    const code = screen.getByRole('textbox', { name: 'Colour code' });
    fireEvent.change(code, { target: { value: '#1a4fa0' } });
    finish();
    expect(await logo.findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(code).toHaveValue('#1a4fa0');
  });

  test('a chosen picture can be removed', async () => {
    const logo = '/media/0123-1600.webp';
    const server = fakeProvider({ business: withSection(untouchedBusiness(), 'appearance', { logo }) });
    const { user } = renderSection('appearance', server);
    const picker = within(await screen.findByRole('group', { name: 'Logo' }));
    await user.click(picker.getByRole('button', { name: 'Remove' }));
    await user.click(save());
    await screen.findByText('Look: saved and published');
    expect(server.data.business.appearance.logo).toBe('');
  });
});

describe('legal texts', () => {
  test('each document has a date and a text, and an error opens the document', async () => {
    const { user, server } = renderSection('legal');
    const documents = within(await screen.findByRole('tablist', { name: 'Documents' }));
    await user.click(documents.getByRole('tab', { name: 'Cookie Policy' }));
    const panel = () => within(screen.getByRole('tabpanel', { name: 'Cookie Policy' }));
    fireEvent.change(panel().getByRole('textbox', { name: 'Date' }), { target: { value: '' } });
    await user.click(documents.getByRole('tab', { name: 'Privacy Policy' }));
    await user.click(save());
    expect(panel().getByRole('textbox', { name: 'Date' })).toHaveAccessibleDescription(
      'Date must not be empty',
    );
    await waitFor(() => expect(panel().getByRole('textbox', { name: 'Date' })).toHaveFocus());
    fireEvent.change(panel().getByRole('textbox', { name: 'Date' }), { target: { value: 'May 2, 2027' } });
    fireEvent.change(panel().getByRole('textbox', { name: 'Text' }), {
      target: { value: '## Cookies\n\nNone by {name}, says {nobody}.' },
    });
    expect(panel().getByText('Not known, and shown as it is written: {nobody}')).toBeVisible();
    await user.click(save());
    await screen.findByText('Legal texts: saved and published');
    expect(server.data.business.legal.cookiePolicy).toEqual({
      date: 'May 2, 2027',
      text: '## Cookies\n\nNone by {name}, says {nobody}.',
    });
  });
});

describe('calculators', () => {
  const group = (name: string) => screen.getByRole('group', { name });

  test('are offered in the order of the owner', async () => {
    const { user, server } = renderSection('calculators');
    expect(await screen.findByText('Opened 1,200 times, asked about 4 times')).toBeVisible();
    expect(screen.getByText('Opened once, asked about 0 times')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Education fund' }));
    await user.click(screen.getByRole('button', { name: 'Down: SSS pension and contribution' }));
    await user.click(save());
    await screen.findByText('Calculators: saved and published');
    expect(server.data.business.calculators.shown).toEqual([
      'mp2',
      'sss',
      'protection',
      'retirement',
      'estate-tax',
    ]);
  });

  test('a figure is edited and checked, one that cannot be read changes nothing, and a new one stands beside it', async () => {
    const { user, server } = renderSection('calculators');
    await screen.findByText('Introduction', { selector: 'label' });
    await user.click(within(group('Estate tax')).getByRole('button', { name: /^Edit/ }));
    const value = within(group('Estate tax')).getByRole('textbox', { name: 'Percent' });
    await fill(value, 'six');
    expect(value).toHaveAccessibleDescription('Enter a number, such as 7.12');
    await fill(value, '7.5');
    await user.click(within(group('Estate tax')).getByRole('button', { name: 'Done' }));
    await user.click(within(group('Standard deduction')).getByRole('button', { name: 'Checked today' }));
    await user.click(within(group('Smallest MP2 saving')).getByRole('button', { name: /^Edit/ }));
    await user.click(within(group('Smallest MP2 saving')).getByRole('button', { name: 'Remove' }));
    await user.click(save());
    await screen.findByText('Calculators: saved and published');
    const { figures } = server.data.business.calculators;
    const of = (key: string) => figures.filter((figure) => figure.key === key);
    expect(of('estate.rate')).toMatchObject([{ value: 7.5 }]);
    const checked = of('estate.standard-deduction')[0]!.checkedOn;
    expect(checked).toBe(toCalendarDate(new Date()));
    expect(of('mp2.least')).toEqual([]);
  });

  test('figures of the past are folded until they are asked for', async () => {
    const { user } = renderSection('calculators');
    await screen.findByText('Introduction', { selector: 'label' });
    const rates = group('MP2 dividend rate of the year');
    expect(within(rates).getByText('7.12 %')).toBeVisible();
    expect(within(rates).queryByText('5.5 %')).toBeNull();
    await user.click(within(rates).getByRole('button', { name: /^Show earlier figures/ }));
    expect(within(rates).getByText('5.5 %')).toBeVisible();
  });
});
