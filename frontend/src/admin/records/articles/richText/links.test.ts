import { EditorState, TextSelection } from 'prosemirror-state';
import { addressOf, linkAt, setLink } from './links';
import { readMarkdown, writeMarkdown } from './markdownDocument';

test.each([
  ['sss.gov.ph', 'https://sss.gov.ph'],
  [' https://a.example/b?c=d ', 'https://a.example/b?c=d'],
  ['/blog/term', '/blog/term'],
  ['#top', '#top'],
  ['ana@office.example', 'mailto:ana@office.example'],
  ['tel:+63280000000', 'tel:+63280000000'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['two words', null],
  ['', null],
])('the address of "%s" is %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

const changed = (text: string, at: number, href: string, words?: string) => {
  const parsed = readMarkdown(text)!;
  const state = EditorState.create({ doc: parsed.doc, selection: TextSelection.create(parsed.doc, at) });
  const link = linkAt(state);
  let next = state;
  setLink({ ...link, href, words: words ?? link.words })(state, (tr) => (next = state.apply(tr)));
  return { link, text: writeMarkdown(next.doc, parsed) };
};

test('a link around the cursor is changed as a whole, also where a part of it is bold', () => {
  const { link, text } = changed('See [our **page** here](/a) and [b](/a).', 8, '/new');
  expect(link).toMatchObject({ words: 'our page here', href: '/a' });
  expect(text).toBe('See [our **page** here](/new) and [b](/a).');
});

test('a link is removed with its words kept, and made of new words', () => {
  expect(changed('See [page](/a).', 7, '').text).toBe('See page.');
  expect(changed('See .', 5, '/a', 'page').text).toBe('See [page](/a).');
});
