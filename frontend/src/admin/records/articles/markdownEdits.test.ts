import {
  applyEdit,
  blockEdit,
  linesEdit,
  linkEdit,
  pictureMarkdown,
  tableEdit,
  wrapEdit,
  type Edit,
  type Selected,
} from './markdownEdits';

/** The selection is between the bars. */
function selected(marked: string): Selected {
  const [before = '', chosen = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + chosen, start: before.length, end: before.length }
    : { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
}

function result({ text }: Selected, { from, to, insert, select: [start, end] }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

const bold = (marked: string) => result(selected(marked), wrapEdit(selected(marked), '**', 'bold'));
const italic = (marked: string) => result(selected(marked), wrapEdit(selected(marked), '*', 'italic'));

test.each([
  ['a |word| here', 'a **|word|** here'],
  ['a | word |here', 'a  **|word|** here'],
  ['a **|word|** here', 'a |word| here'],
  ['a |**word**| here', 'a |word| here'],
  ['a | here', 'a **|bold|** here'],
])('bold makes "%s" "%s"', (before, after) => {
  expect(bold(before)).toBe(after);
});

test.each([
  ['a |word| here', 'a *|word|* here'],
  ['a *|word|* here', 'a |word| here'],
  // a bold word becomes bold and italic
  ['a **|word|** here', 'a ***|word|*** here'],
  ['a ***|word|*** here', 'a **|word|** here'],
])('italic makes "%s" "%s"', (before, after) => {
  expect(italic(before)).toBe(after);
});

test.each([
  ['heading', 'one\nt|wo\nthree', 'one\n## two|\nthree'],
  ['heading', '## two|', 'two|'],
  ['list', '|one\ntwo|', '|- one\n- two|'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['numbers', '|- one\n\n- two|', '|1. one\n\n2. two|'],
  ['numbers', 'x\n|one\n|two', 'x\n|1. one|\ntwo'],
  ['quote', '|said|', '|> said|'],
  ['list', '|', '- |'],
] as const)('%s makes "%s" "%s"', (kind, before, after) => {
  expect(result(selected(before), linesEdit(selected(before), kind))).toBe(after);
});

test.each([
  ['see |our page|', 'see [our page](|https://|)'],
  ['see |https://example.org/a|', 'see [|words|](https://example.org/a)'],
  ['see |', 'see [|words|](https://)'],
])('a link makes "%s" "%s"', (before, after) => {
  expect(result(selected(before), linkEdit(selected(before)))).toBe(after);
});

test.each([
  ['', 'B|\n'],
  ['one|', 'one\n\nB|\n'],
  ['in the mi|ddle\nnext', 'in the middle\n\nB|\n\nnext'],
  ['one|\n\ntwo', 'one\n\nB|\n\ntwo'],
])('a block after the line of "%s" makes "%s"', (before, after) => {
  expect(result(selected(before), blockEdit(selected(before), 'B'))).toBe(after);
});

test('a table has a header, and its first word is selected', () => {
  expect(result(selected('Costs|'), tableEdit(selected('Costs|')))).toBe(
    'Costs\n\n| |First| | Second |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n',
  );
});

test('brackets in the description of a picture do not break its Markdown', () => {
  expect(pictureMarkdown('A [small]\nhouse', '/media/a-1600.webp')).toBe(
    '![A small house](/media/a-1600.webp)',
  );
});

test('an edit is typed into the field, so that the browser can undo it', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'a word';
  const typed = jest.fn<boolean, unknown[]>(() => true);
  Object.assign(document, { execCommand: typed });
  applyEdit(field, { from: 2, to: 6, insert: '**word**', select: [4, 8] });
  expect(typed).toHaveBeenCalledWith('insertText', false, '**word**');
  applyEdit(field, { from: 0, to: 2, insert: '', select: [0, 0] });
  expect(typed).toHaveBeenLastCalledWith('delete', false, '');
  Object.assign(document, { execCommand: undefined });
  field.remove();
});

test('without that way the field changes all the same, and says so', () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = 'a word';
  const changed = jest.fn();
  field.addEventListener('input', changed);
  applyEdit(field, { from: 2, to: 6, insert: '**word**', select: [4, 8] });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['a **word**', 4, 8]);
  expect(changed).toHaveBeenCalledTimes(1);
  field.remove();
});
