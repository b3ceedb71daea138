import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { anAssistant, aPost, aSuperadmin } from '@/testing/builders';
import { anIssue } from '@/testing/fakeNewsletter';
import { errorResponse, fakeProvider, type FakeServer } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { notifyReconnected } from '@/admin/ground/loading/connection';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { IssuePage } from './IssuePage';

const server = (changes: Parameters<typeof fakeProvider>[0] = {}) =>
  fakeProvider({ issues: [anIssue()], ...changes });

const IN_MARKDOWN = { [`writing.${aSuperadmin.id}`]: 'markdown' };

const renderPage = (id = 'issue-1', options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(
    <Routes>
      <Route path="newsletter/:id" element={<IssuePage />} />
      <Route path="newsletter" element={<p>The list</p>} />
    </Routes>,
    {
      resource: 'newsletter',
      path: `/admin/newsletter/${id}`,
      server: server(),
      preferences: IN_MARKDOWN,
      ...options,
    },
  );

const subject = () => screen.findByRole('textbox', { name: 'Subject' });
/** Adds to the subject at once; typing would render the page for each character. */
async function addToSubject(user: ReturnType<typeof renderPage>['user'], text: string) {
  await user.click(await subject());
  await user.paste(text);
}
const saved = () => screen.findByText('Saved');
/** Somebody else stores another text. */
const changeElsewhere = (fake: FakeServer, changes: Parameters<typeof anIssue>[0]) =>
  void (fake.data.issues = [anIssue({ ...changes, updatedAt: '2026-11-22T02:00:00.000Z' })]);

const unloadIsQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => localStorage.clear());

describe('writing', () => {
  test('saves itself after a pause in typing, and asks before the page is left only until then', async () => {
    const fake = server();
    const { user } = renderPage('issue-1', { server: fake });
    await user.type(await subject(), '!');
    expect(screen.getByText('Saving…')).toBeVisible();
    expect(unloadIsQuestioned()).toBe(true);
    expect(await saved()).toBeVisible();
    expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!');
    expect(unloadIsQuestioned()).toBe(false);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    await user.type(await subject(), '!');
    await waitFor(() => expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!!'));
  });

  test('creates a new issue with the first save and goes on in the same field', async () => {
    const fake = fakeProvider();
    const { user, url } = renderPage('new', { server: fake });
    await fill(await screen.findByRole('textbox', { name: 'Content' }), 'Hello');
    expect(await screen.findByText('Not saved: the subject is missing')).toBeVisible();
    const field = await subject();
    await fill(field, 'First letter');
    await waitFor(() => expect(url.current).toBe('/admin/newsletter/issue-1'));
    expect(await subject()).toBe(field);
    expect(field).toHaveFocus();
    await user.paste(' of all');
    await waitFor(() => expect(fake.data.issues[0]?.subject).toBe('First letter of all'));
    expect(fake.data.issues).toHaveLength(1);
    expect(fake.data.issues[0]?.content).toBe('Hello');
  });

  test('what could not be saved survives a reload and is saved then', async () => {
    const fake = server();
    fake.rejectWith = errorResponse(503, 'The database is away');
    const first = renderPage('issue-1', { server: fake });
    await first.user.type(await subject(), '!');
    expect(await screen.findByText('Not saved: The database is away')).toBeVisible();
    first.unmount();
    // leaving the page tries once more
    await waitFor(() =>
      expect(fake.calls.filter((name) => name.startsWith('update newsletter'))).toHaveLength(2),
    );
    fake.rejectWith = null;
    renderPage('issue-1', { server: fake });
    expect(await subject()).toHaveValue('Before the rainy season!');
    expect(screen.getByText(/^Restored what you had written/)).toBeVisible();
    expect(await saved()).toBeVisible();
    expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!');
    expect(screen.queryByText(/^Restored/)).toBeNull();
  });

  test('saves what failed by the button, or when the connection is back', async () => {
    const fake = server();
    const { user } = renderPage('issue-1', { server: fake });
    for (const retry of [
      () => user.click(screen.getByRole('button', { name: 'Try again' })),
      async () => act(() => notifyReconnected()),
    ]) {
      fake.rejectWith = errorResponse(503, 'The database is away');
      await user.type(await subject(), '!');
      await screen.findByText(/^Not saved: The database/);
      fake.rejectWith = null;
      await retry();
      expect(await saved()).toBeVisible();
    }
    expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!!');
  });

  test('saves without the pause when the page is left', async () => {
    const fake = server();
    const { user, unmount } = renderPage('issue-1', { server: fake });
    await user.type(await subject(), '!');
    unmount();
    await waitFor(() => expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!'));
    expect(localStorage).toHaveLength(0);
  });

  test('says how much of the subject a phone shows', async () => {
    const { user } = renderPage();
    expect(await subject()).toHaveAccessibleDescription('23 of about 50 characters that a phone shows.');
    await addToSubject(user, ' comes, and what comes after it');
    expect(await subject()).toHaveAccessibleDescription('54 characters: a phone shows about the first 50.');
  });

  test('deletes the draft and goes back to the list', async () => {
    const fake = server();
    const { user } = renderPage('issue-1', { server: fake });
    await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('The list')).toBeVisible();
    expect(fake.data.issues).toEqual([]);
  });
});

describe('two people', () => {
  test('a change by somebody else is shown at once where nothing was typed', async () => {
    const fake = server();
    const { queryClient } = renderPage('issue-1', { server: fake });
    await subject();
    changeElsewhere(fake, { subject: 'Theirs' });
    await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.newsletter }));
    await waitFor(async () => expect(await subject()).toHaveValue('Theirs'));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  async function inConflict() {
    const fake = server();
    const { user } = renderPage('issue-1', { server: fake });
    await subject();
    changeElsewhere(fake, { subject: 'Theirs' });
    await addToSubject(user, ', mine');
    expect(await screen.findByText(/^Somebody else saved this issue/)).toBeVisible();
    expect(await subject()).toHaveValue('Before the rainy season, mine');
    return { fake, user };
  }

  test('“Keep mine” stores the own text', async () => {
    const { fake, user } = await inConflict();
    expect(fake.data.issues[0]?.subject).toBe('Theirs');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await saved()).toBeVisible();
    expect(fake.data.issues[0]?.subject).toBe('Before the rainy season, mine');
  });

  test('“Take theirs” shows the other text, and Undo the own one again', async () => {
    const { fake, user } = await inConflict();
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(await subject()).toHaveValue('Theirs');
    expect(screen.getByText('Saved')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await subject()).toHaveValue('Before the rainy season, mine');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(fake.data.issues[0]?.subject).toBe('Before the rainy season, mine'));
  });

  test('what was typed while somebody else sent the issue becomes a new one', async () => {
    const fake = server();
    const { user, url } = renderPage('issue-1', { server: fake });
    await subject();
    changeElsewhere(fake, { state: 'sending', startedAt: '2026-11-22T02:00:00.000Z', recipients: 2 });
    await addToSubject(user, ', mine');
    expect(await screen.findByText(/the issue was sent in the meantime/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make a new issue of it' }));
    await waitFor(() => expect(url.current).toBe('/admin/newsletter/issue-2'));
    expect(await subject()).toHaveValue('Before the rainy season, mine');
  });
});

describe('the preview', () => {
  const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Content of/);

  test('shows the line of the inbox, and the mail in a frame that runs nothing, light or dark, and as text', async () => {
    const { user } = renderPage();
    expect(await frame()).toHaveAttribute('sandbox', '');
    const inbox = screen.getByRole('group', { name: 'In the inbox' });
    expect(inbox).toHaveTextContent('Harborlight AdvisoryBefore the rainy season · ');
    await fill(screen.getByRole('textbox', { name: 'Preheader' }), '');
    await waitFor(() => expect(inbox).toHaveTextContent(/rainy season · .*three things\./));
    expect((await frame()).getAttribute('srcdoc')).toContain('<h1>Before the rainy season</h1>');
    expect((await frame()).getAttribute('srcdoc')).toContain('@media not all');
    await user.click(screen.getByRole('switch', { name: 'Dark' }));
    expect((await frame()).getAttribute('srcdoc')).toContain('@media all');
    await user.click(screen.getByRole('button', { name: 'Phone' }));
    expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(await subject(), '!');
    await waitFor(async () =>
      expect((await frame()).getAttribute('srcdoc')).toContain('<h1>Before the rainy season!</h1>'),
    );
    await user.click(screen.getByRole('tab', { name: 'Text only' }));
    expect(screen.getByRole('tabpanel', { name: 'Text only' })).toHaveTextContent('three things.');
  });
});

test('inserts the chosen articles, each as a link in a paragraph of its own', async () => {
  const fake = server({ posts: [aPost(), aPost({ id: 'post-2', title: 'Other' })] });
  const { user } = renderPage('issue-1', { server: fake });
  await user.click(await screen.findByRole('button', { name: 'Insert articles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert articles' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Term or whole life/ }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(fake.data.issues[0]?.content).toContain('\n\n[Term or whole life](/blog/term-or-whole-life)\n'),
  );
  expect(fake.data.issues[0]?.content).toContain('three things.');
});

test('inserts the chosen articles where the cursor was', async () => {
  const fake = server({ posts: [aPost()] });
  const { user } = renderPage('issue-1', { server: fake });
  const content = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
  content.setSelectionRange(0, 0);
  await user.click(screen.getByRole('button', { name: "Reader's first name" }));
  content.setSelectionRange(0, 0);
  await user.click(screen.getByRole('button', { name: 'Insert articles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert articles' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Term or whole life/ }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(content.value).toMatch(/^{firstName}.*\n\n\[Term or whole life\]/));
});

test('rich text takes the first name of the reader and articles, and saves itself', async () => {
  const fake = server({ posts: [aPost()] });
  const { user } = renderPage('issue-1', { server: fake, preferences: {} });
  const content = await screen.findByRole('textbox', { name: 'Content' });
  expect(content).toHaveAttribute('contenteditable', 'true');
  await user.click(screen.getByRole('button', { name: "Reader's first name" }));
  await user.click(screen.getByRole('button', { name: 'Insert articles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert articles' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Term or whole life/ }));
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(fake.data.issues[0]?.content).toBe(
      '{firstName}Hello,\n\n[Term or whole life](/blog/term-or-whole-life)\n\nthree things.',
    ),
  );
});

test('names what would not be filled in, and does not send it', async () => {
  renderPage('issue-1', { server: server({ issues: [anIssue({ content: 'Hi {name}, {firstName}' })] }) });
  expect(await screen.findByText(/^Readers would get \{name\} in the content as it is typed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send…' })).toBeDisabled();
  await fill(screen.getByRole('textbox', { name: 'Content' }), 'Hi {firstName}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send…' })).toBeEnabled());
  expect(screen.queryByText(/^Readers would get/)).toBeNull();
});

describe('a test copy', () => {
  test('is sent of what is typed, shows what became of it and remembers the address', async () => {
    const fake = server({ ownEmail: 'ana@office.example' });
    const { user, unmount } = renderPage('issue-1', { server: fake });
    await user.type(await subject(), '!');
    await user.click(screen.getByRole('button', { name: 'Send a test copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test copy' }));
    expect(fake.data.issues[0]?.subject).toBe('Before the rainy season!');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('ana@office.example'),
    );
    await fill(dialog.getByRole('textbox', { name: 'To' }), 'ana@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send test copy' }));
    const result = await dialog.findByRole('status', { name: 'Test copy' });
    await waitFor(() => expect(result).toHaveTextContent('To ana@example.org. It will be sent in a moment.'));
    expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('ana@example.org');
    unmount();
  });

  test('shows what the server says about the address', async () => {
    const fake = server();
    const { user } = renderPage('issue-1', { server: fake });
    await user.click(await screen.findByRole('button', { name: 'Send a test copy' }));
    const to = await screen.findByRole('textbox', { name: 'To' });
    fake.rejectWith = errorResponse(400, 'Not valid', { to: 'To must be an e-mail address' });
    await user.type(to, 'ana{Enter}');
    await waitFor(() => expect(to).toHaveAccessibleDescription('To must be an e-mail address'));
  });
});

describe('sending', () => {
  async function openSend(fake: FakeServer) {
    const view = renderPage('issue-1', { server: fake });
    await view.user.click(await screen.findByRole('button', { name: 'Send…' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Send the issue' })) };
  }

  test('gives a last look, says who gets it and why others do not, and holds it until it is taken back', async () => {
    const fake = server();
    const { user, dialog } = await openSend(fake);
    const send = await dialog.findByRole('button', { name: 'Send to 123 people' });
    expect(dialog.getByRole('group', { name: 'Audience' })).toHaveTextContent(
      '123 people will get itNot sent to: 4 did not confirm the address, 2 unsubscribed.',
    );
    for (const words of ['Before the rainy season', 'None was sent'])
      expect(dialog.getByText(words)).toBeVisible();
    expect(await dialog.findByText('Harborlight Advisory <office@sample.example>')).toBeVisible();
    await user.click(send);
    const held = within(await screen.findByRole('group', { name: 'Before sending' }));
    expect(await held.findByText(/^Sending to 123 people starts in (30|29) s$/)).toBeVisible();
    expect(fake.calls).toContain('sendIssue now');
    await user.click(held.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Send…' })).toBeVisible();
    expect(fake.data.issues[0]).toMatchObject({ state: 'draft' });
  });

  test('the toast takes it back as well, and a test copy is named with its day', async () => {
    const fake = server({ issues: [anIssue({ testedAt: '2026-11-20T01:00:00.000Z' })] });
    const { user, dialog } = await openSend(fake);
    expect(dialog.getByText('Sent Nov 20, 2026, 9:00 AM, before the last change')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Send to 123 people' }));
    expect(await screen.findByText('Sending starts in 30 seconds')).toBeVisible();
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo!);
    expect(await screen.findByRole('button', { name: 'Send…' })).toBeVisible();
    expect(fake.calls).toContain('take-back');
  });

  test('schedules it in the time of the office, and says what is wrong with the time', async () => {
    const fake = server();
    const { user, dialog } = await openSend(fake);
    await user.click(dialog.getByRole('radio', { name: 'At a date and time' }));
    expect(await dialog.findByRole('button', { name: /^Schedule for .*, 8:00 AM$/ })).toBeEnabled();
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-12-03' } });
    fireEvent.change(dialog.getByLabelText('Time in Manila'), { target: { value: '09:30' } });
    fake.rejectWith = errorResponse(400, 'Not valid', { at: 'The time must be in the future' });
    await user.click(dialog.getByRole('button', { name: /^Schedule for Thu, Dec 3,.* 9:30 AM$/ }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('The time must be in the future'),
    );
    fake.rejectWith = null;
    await user.click(dialog.getByRole('button', { name: /^Schedule for Thu, Dec 3,.* 9:30 AM$/ }));
    expect(await screen.findByText('Planned for Dec 3, 2026, 9:30 AM')).toBeVisible();
    expect(fake.data.issues[0]?.sendAt).toBe('2026-12-03T01:30:00.000Z');
  });

  test('cannot be sent to nobody', async () => {
    const fake = server({ audience: { recipients: 0, unconfirmed: 3, left: 0, failing: 0 } });
    const { dialog } = await openSend(fake);
    expect(await dialog.findByText(/Nobody has confirmed a subscription yet/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send to 0 people' })).toBeDisabled();
  });

  test('says that no mail server is connected, and how many days a daily limit takes', async () => {
    const fake = server({ sendingStatus: { smtp: false, dailyLimit: 50, sentToday: 20 } });
    const { dialog } = await openSend(fake);
    expect(await dialog.findByText(/No mail server is connected/)).toBeVisible();
    expect(dialog.getByText(/At most 50 .* 20 did today. Sending takes 3 days./)).toBeVisible();
  });

  test('is for superadmins; others read why', async () => {
    renderPage('issue-1', { user: anAssistant });
    expect(await screen.findByText(/Only superadmin users can send an issue/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send…' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send a test copy' })).toBeEnabled();
  });
});

test('says that there is no such issue', async () => {
  renderPage('issue-9');
  expect(await screen.findByText(/There is no issue at this address/)).toBeVisible();
});
