import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { anAssistant } from '@/testing/builders';
import { untouchedBusiness, withSection } from '@/testing/fakeBusiness';
import { errorResponse, fakeProvider, type FakeServer } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { SectionPage } from './SectionPage';

const renderSection = (section: string, options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(
    <Routes>
      <Route path="business/:section" element={<SectionPage />} />
    </Routes>,
    { resource: 'business', path: `/admin/business/${section}`, ...options },
  );

const field = (name: string) => screen.findByRole('textbox', { name });
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save and publish' });
const unloadIsQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
/** Somebody else stores other values of the hero. */
const changeElsewhere = (server: FakeServer, changes: { title?: string; lead?: string }) =>
  void (server.data.business = withSection(server.data.business, 'hero', changes));

beforeEach(() => localStorage.clear());

describe('writing', () => {
  test('saves a section and says that it is published', async () => {
    const { user, server } = renderSection('hero');
    const title = await field('Title');
    expect(save()).toBeDisabled();
    await user.type(title, '!');
    expect(screen.getByText('Not published yet')).toBeVisible();
    expect(unloadIsQuestioned()).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Hero: saved and published')).toBeVisible();
    expect(server.data.business.hero.title).toBe(`${untouchedBusiness().hero.title}!`);
    expect(await screen.findByText('Published')).toBeVisible();
    expect(unloadIsQuestioned()).toBe(false);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await user.type(title, '!');
    await user.click(save());
    await waitFor(() => expect(server.data.business.hero.title).toMatch(/!!$/));
  });

  test('a sample stops being one when it is saved', async () => {
    const { user } = renderSection('stats');
    expect(await screen.findByText('Sample')).toBeVisible();
    await user.type((await group('Number 1')).getByRole('textbox', { name: 'Figure' }), '+');
    await user.click(save());
    await waitFor(() => expect(screen.queryByText('Sample')).toBeNull());
  });

  test('a sample that is true can be confirmed unchanged', async () => {
    const { user, server } = renderSection('testimonials');
    await user.click(await screen.findByRole('button', { name: 'These are true' }));
    expect(await screen.findByText('Testimonials: saved and published')).toBeVisible();
    expect(server.data.business.testimonials.items).toEqual(untouchedBusiness().testimonials.items);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.queryByRole('button', { name: 'These are true' })).toBeNull();
  });

  test('unsaved changes survive a reload and can be discarded, and the discarding undone', async () => {
    const first = renderSection('hero');
    await first.user.type(await field('Title'), ' Mine');
    first.unmount();
    const { user } = renderSection('hero');
    expect(await screen.findByText(/^Restored what you had written/)).toBeVisible();
    expect(await field('Title')).toHaveValue(`${untouchedBusiness().hero.title} Mine`);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await field('Title')).toHaveValue(untouchedBusiness().hero.title);
    expect(localStorage).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await field('Title')).toHaveValue(`${untouchedBusiness().hero.title} Mine`);
  });

  test('a discarding can still be undone in another section', async () => {
    const { user } = renderSection('hero');
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { name: 'About', level: 1 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('link', { name: 'Hero' }));
    expect(await field('Title')).toHaveValue(`${untouchedBusiness().hero.title}!`);
  });

  test('leaving for another section keeps the changes and says so', async () => {
    const { user } = renderSection('hero');
    await user.type(await field('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await screen.findByText('Hero: not published')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'About', level: 1 })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Hero' }));
    expect(await field('Title')).toHaveValue(`${untouchedBusiness().hero.title}!`);
  });

  test('shows the characters left near the limit, and how many are too many', async () => {
    renderSection('hero');
    const title = await field('Title');
    expect(title).not.toHaveAccessibleDescription(/left/);
    fireEvent.change(title, { target: { value: 'x'.repeat(115) } });
    expect(title).toHaveAccessibleDescription('5 characters left.');
    fireEvent.change(title, { target: { value: 'x'.repeat(122) } });
    fireEvent.blur(title);
    expect(title).toHaveAccessibleDescription('Title is too long: 2 characters more than the 120 that fit');
  });

  test('an error keeps the form from being sent and gets the focus', async () => {
    const { user, server } = renderSection('testimonials');
    const quote = (await group('Quote 2')).getByRole('textbox', { name: 'Quote' });
    await user.clear(quote);
    await user.click(screen.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText(/^One field needs another look/)).toBeVisible();
    await waitFor(() => expect(quote).toHaveFocus());
    expect(quote).toHaveAccessibleDescription('Quote must not be empty');
    expect(server.calls).not.toContain('saveSection testimonials');
  });

  test("shows the server's errors at nested fields until they are changed", async () => {
    const server = fakeProvider();
    server.rejectWith = errorResponse(400, 'Quote must not contain control characters', {
      'items.0.quote': 'Quote must not contain control characters',
    });
    const { user } = renderSection('testimonials', { server });
    const quote = (await group('Quote 1')).getByRole('textbox', { name: 'Quote' });
    await user.type(quote, '?');
    await user.click(save());
    await waitFor(() =>
      expect(quote).toHaveAccessibleDescription('Quote must not contain control characters'),
    );
    expect(screen.getByText(/^One field needs another look: Quote must not contain/)).toBeVisible();
    await waitFor(() => expect(quote).toHaveFocus());
    await user.type(quote, '!');
    expect(quote).not.toHaveAccessibleDescription(/control characters/);
  });

  test('a failure keeps the form and can be repeated', async () => {
    const server = fakeProvider();
    server.rejectWith = errorResponse(503, 'The database is away');
    const { user } = renderSection('hero', { server });
    await user.type(await field('Title'), '!');
    await user.click(save());
    expect(await screen.findByText('Not published: The database is away')).toBeVisible();
    server.rejectWith = null;
    await user.click(save());
    expect(await screen.findByText('Hero: saved and published')).toBeVisible();
  });
});

describe('two people', () => {
  async function conflict() {
    const server = fakeProvider();
    const view = renderSection('hero', { server });
    const title = await field('Title');
    await fill(title, 'Mine');
    changeElsewhere(server, { title: 'Theirs', lead: 'Their sentence.' });
    await view.user.click(save());
    const notice = await screen.findByText(/^Ben Santos saved this section/);
    return { ...view, server, notice: within(notice.closest('[role=alert]') as HTMLElement) };
  }

  test('both values are shown, and the own one replaces the other only where it was changed', async () => {
    const { user, server, notice } = await conflict();
    expect(notice.getByText('Theirs', { selector: 'dd span + span' })).toBeVisible();
    expect(notice.getByText('Mine')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.click(notice.getByRole('button', { name: 'Keep mine' }));
    await user.click(save());
    expect(await screen.findByText('Hero: saved and published')).toBeVisible();
    expect(server.data.business.hero).toMatchObject({ title: 'Mine', lead: 'Their sentence.' });
    expect(server.data.sectionHistory[0]?.value).toMatchObject({ title: 'Theirs' });
  });

  test('taking theirs can be undone', async () => {
    const { user, notice } = await conflict();
    await user.click(notice.getByRole('button', { name: 'Take theirs' }));
    expect(await field('Title')).toHaveValue('Theirs');
    expect(screen.getByText('Published')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await field('Title')).toHaveValue('Mine');
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  });

  test('a restored draft of an older value asks too', async () => {
    const server = fakeProvider();
    const first = renderSection('hero', { server });
    await first.user.type(await field('Title'), '!');
    first.unmount();
    changeElsewhere(server, { title: 'Theirs' });
    renderSection('hero', { server });
    expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeVisible();
  });

  test('an open form without changes shows what somebody else saved', async () => {
    const server = fakeProvider();
    const { queryClient } = renderSection('hero', { server });
    await field('Title');
    changeElsewhere(server, { title: 'Theirs' });
    await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.settings }));
    await waitFor(async () => expect(await field('Title')).toHaveValue('Theirs'));
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });
});

describe('history', () => {
  test('says who changed what, and puts an earlier value back', async () => {
    const { user, server } = renderSection('hero');
    const title = await field('Title');
    const { title: before } = untouchedBusiness().hero;
    await fill(title, 'New words');
    await user.click(save());
    await screen.findByText('Published');
    await user.click(screen.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Hero' }));
    const change = within(await dialog.findByRole('listitem'));
    expect(change.getByRole('heading')).toHaveTextContent('Nov 22, 2026, 10:00 AM by Ana Cruz');
    expect(change.getByText(before)).toBeVisible();
    expect(change.getByText('New words')).toBeVisible();
    await user.click(change.getByRole('button', { name: /^Put back/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title).toHaveValue(before);
    expect(server.data.business.hero.title).toBe('New words');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(title).toHaveValue('New words');
  });

  test('compares with what somebody else has just published', async () => {
    const { user, server } = renderSection('hero');
    await field('Title');
    const { updatedAt: _at, updatedByName: _name, ...value } = untouchedBusiness().hero;
    changeElsewhere(server, { title: 'Theirs' });
    server.data.sectionHistory = [
      { id: 'change-1', value, createdAt: '2026-11-21T03:00:00.000Z', editedByName: 'Ben Santos' },
    ];
    await user.click(screen.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History of Hero' }));
    expect(await dialog.findByText('Theirs')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Put back/ })).toBeVisible();
  });

  test('an unchanged section has none', async () => {
    const { user } = renderSection('hero');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByText('This section has not been changed yet.')).toBeVisible();
  });
});

describe('the preview', () => {
  const frame = () => screen.findByTitle<HTMLIFrameElement>('Preview of the site');

  test('shows the unsaved values in a frame without scripts', async () => {
    const { user, server } = renderSection('hero');
    expect(await frame()).toHaveAttribute('sandbox', 'allow-same-origin');
    const preview = jest.spyOn(server.provider, 'previewSection');
    await user.type(await field('Title'), ' Unsaved');
    const title = `${untouchedBusiness().hero.title} Unsaved`;
    await waitFor(() => expect(preview).toHaveBeenLastCalledWith('hero', expect.objectContaining({ title })));
    expect(server.calls).not.toContain('saveSection hero');
  });

  test('has the width of a phone or of a desktop', async () => {
    const { user } = renderSection('hero');
    expect(await frame()).toHaveStyle({ width: '1280px' });
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(await frame()).toHaveStyle({ width: '390px' });
  });

  test('keeps what it showed while a field is wrong', async () => {
    const { user, server } = renderSection('hero');
    await frame();
    const preview = jest.spyOn(server.provider, 'previewSection');
    const title = await field('Title');
    await user.clear(title);
    expect(screen.getByText('The preview waits until the fields are right.')).toBeVisible();
    await fill(title, 'Right');
    await waitFor(() => expect(preview).toHaveBeenCalled());
    for (const [, value] of preview.mock.calls) expect(value).not.toMatchObject({ title: '' });
  });

  test('is a tab on a phone', async () => {
    const matchMedia = (media: string) => ({
      media,
      matches: media.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    Object.assign(window, { matchMedia });
    try {
      const { user } = renderSection('hero');
      await field('Title');
      expect(screen.queryByTitle('Preview of the site')).toBeNull();
      await user.click(screen.getByRole('tab', { name: 'Preview' }));
      expect(await frame()).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
      await user.click(screen.getByRole('tab', { name: 'Edit' }));
      expect(await field('Title')).toBeVisible();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });
});

test('an assistant sees a message', async () => {
  renderSection('hero', { user: anAssistant });
  expect(await screen.findByText(/Only superadmin users/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an unknown section is none', async () => {
  renderSection('nothing');
  expect(await screen.findByText('There is no section at this address.')).toBeVisible();
});
