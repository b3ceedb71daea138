import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { readMarkdown, writeMarkdown, type ParsedMarkdown } from './markdownDocument';
import { onlyBlock, rendered } from './parseMarkdown';
import { schema } from './schema';
import { blockMarkdown, fingerprint } from './writeBlock';

const read = (text: string) => readMarkdown(text)!;
const kinds = (text: string) => {
  const names: string[] = [];
  read(text).doc.forEach(({ type }) => void names.push(type.name));
  return names;
};
/** The document with another text in its first paragraph. */
function edited({ doc }: ParsedMarkdown, at: number, text: string): Node {
  const blocks: Node[] = [];
  doc.forEach(
    (node, _, index) =>
      void blocks.push(index === at ? schema.node('paragraph', null, schema.text(text)) : node),
  );
  return schema.node('doc', null, blocks);
}

const DIALECT: readonly (readonly [what: string, text: string])[] = [
  ['headings', '# One\n\n## Two *a*\n\nThree\n=====\n\n###### Six ##'],
  ['a heading right above its text', '## Head\ntext\n- a list\n- of two'],
  ['lists', '- a\n- b\n  - c\n  - d\n\n1. one\n2. two\n\n   more\n\n* other\n\n7) seven'],
  ['emphasis', 'A *b* **c** ***d*** ~~e~~ `f` __g__ _h_ **a [b](/c) d** *a **b***'],
  [
    'links and pictures',
    '[a](https://a.example/b_c(d) "T") <https://a.example> ![A *map*](/media/a-1600.webp) [![x](/x.png)](/y)',
  ],
  ['quotes', '> a\n> b\n>\n> - c\n\n> > d'],
  ['breaks', 'one  \ntwo\\\nthree\nfour'],
  ['code', '```js\nconst a = `b`;\n\n```\n\n    indented\n\n`` a`b ``'],
  [
    'tokens and embeds',
    'Hi {firstName}, *{firstName}*\n\n{{calculator mp2}}\nbelow\n  {{calculator sss}}\n\n> {{calculator mp2}}',
  ],
  ['typeset signs', '"Quoted" -- it\'s (c) ... and \\"straight\\"'],
  [
    'signs that mean nothing',
    '2 * 3 * 4, a_b_c, 5 < 6 & 7, [x], 1. x, C:\\\\dir, \\# no heading, &copy; &amp;copy;',
  ],
  ['tables', '| a | b |\n|---|:-:|\n| 1 | **2** |\n\nafter'],
  ['rules', '---\n\n***\n\ntext\n\n- - -'],
  ['raw HTML, which is text', '<b>no</b>\n\n<div>\nno\n</div>'],
  ['white space', '\n\n  a  \n\n\n\nb\t\n \n'],
  ['other line ends', 'a\r\nb\r\n\r\n- c\r\n- d\r\n'],
  ['nothing', ''],
];

test.each(DIALECT)('%s that are not changed stay byte for byte', (_, text) => {
  const parsed = read(text);
  expect(writeMarkdown(parsed.doc, parsed)).toBe(text);
});

const looks = (text: string) =>
  rendered(text)
    .replace(/<(\/?)(?:strong|em)>/g, '<$1e>')
    .replace(/\s+/g, ' ');

test.each(DIALECT)('%s look the same when each block is written anew', (_, text) => {
  const anew = writeMarkdown(read(text).doc, { ...read(text), parts: [] });
  expect(looks(anew).trim()).toBe(looks(text).trim());
});

test('a change touches its own block and the empty lines around it only', () => {
  const text = '__Bold__ stays\n\n\nchanged\n* a\n* b\n\n| a |\n|---|\n';
  const parsed = read(text);
  expect(writeMarkdown(edited(parsed, 1, 'new *text*'), parsed)).toBe(
    '__Bold__ stays\n\nnew \\*text\\*\n\n* a\n* b\n\n| a |\n|---|\n',
  );
  // and back
  expect(writeMarkdown(edited(parsed, 1, 'changed'), parsed)).toBe(text);
});

test('two lists between which the text was deleted stay two', () => {
  const parsed = read('- a\n\nbetween\n\n- b\n');
  const [first, , last] = parsed.parts.map(({ node }) => node);
  const text = writeMarkdown(schema.node('doc', null, [first!, last!]), parsed);
  expect(kinds(text)).toEqual(['bullet_list', 'bullet_list']);
});

test('a block that cannot be shown in full stays as it is written, and can be edited so', () => {
  expect(kinds('text\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> | a |\n> |---|\n\n\\"x"')).toEqual([
    'paragraph',
    'markdown',
    'markdown',
    'markdown',
  ]);
});

test('a calculator is a block of its own, also where it is typed', () => {
  expect(kinds('above\n{{calculator mp2}}\nbelow')).toEqual(['paragraph', 'markdown', 'paragraph']);
  const typed = schema.node('doc', null, schema.node('paragraph', null, schema.text('{{calculator mp2}}')));
  expect(writeMarkdown(typed, read(''))).toBe('{{calculator mp2}}');
});

test.each(['[a]\n\n[a]: https://a.example', 'See [1].\n\n[1]: /blog "T"\n'])(
  'a text with definitions (%j) cannot be shown',
  (text) => expect(readMarkdown(text)).toBeNull(),
);

const block = fc.letrec<{ block: Node; list: Node }>((tie) => {
  const { nodes, marks } = schema;
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      'B',
      '1',
      ' ',
      '*',
      '_',
      '.',
      '-',
      '#',
      '>',
      '[',
      ']',
      '(',
      ')',
      '!',
      '`',
      '~',
      '|',
      '<',
      '&',
      'amp;',
      '\\',
      '+',
      '=',
      ':',
      '/',
      'é',
      '"',
      '{',
      '}',
    ),
    minLength: 1,
    maxLength: 8,
  });
  const mark = fc.oneof(
    fc.constantFrom<Mark>(
      marks.strong.create(),
      marks.em.create(),
      marks.strike.create(),
      marks.code.create(),
    ),
    fc
      .constantFrom('https://a.example/b_c(d)', '/blog/x', 'mailto:a@b.example')
      .map((href) => marks.link.create({ href })),
  );
  const leaf = fc.oneof(
    fc.constant(nodes.hard_break.create()),
    fc
      .record({ src: fc.constantFrom('/media/a-1600.webp'), alt: text.map((words) => words.trim()) })
      .map((attrs) => nodes.image.create(attrs)),
  );
  const inline = (withBreaks: boolean) =>
    fc
      .array(
        fc.tuple(
          fc.oneof(
            { weight: 5, arbitrary: text.map((words) => schema.text(words)) },
            { weight: 1, arbitrary: leaf },
          ),
          fc.array(mark, { maxLength: 2 }),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((pieces) =>
        pieces
          .filter(([node]) => withBreaks || node.type.name !== 'hard_break')
          .map(([node, some]) =>
            node.mark(some.reduce((set, one) => one.addToSet(set), [] as readonly Mark[])),
          ),
      );
  const paragraph = inline(true).map((content) => nodes.paragraph.create(null, content));
  const item = fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 1 }))
    .map(([first, more]) => nodes.list_item.create(null, [first, ...more]));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 3 },
      paragraph,
      fc
        .tuple(fc.integer({ min: 1, max: 6 }), inline(false))
        .map(([level, content]) => nodes.heading.create({ level }, content)),
      fc
        .string({ unit: fc.constantFrom('a', ' ', '`', '\n'), maxLength: 8 })
        .map((code) => nodes.code_block.create(null, code === '' ? [] : schema.text(code))),
      tie('list'),
      fc
        .array(tie('block'), { minLength: 1, maxLength: 2 })
        .map((content) => nodes.blockquote.create(null, content)),
    ),
    list: fc.oneof(
      fc.tuple(fc.boolean(), items).map(([tight, content]) => nodes.bullet_list.create({ tight }, content)),
      fc
        .tuple(fc.integer({ min: 0, max: 12 }), fc.boolean(), items)
        .map(([order, tight, content]) => nodes.ordered_list.create({ order, tight }, content)),
    ),
  };
}).block;

test('whatever is written in the editor is read as it was written', () => {
  fc.assert(
    fc.property(block, (node) => {
      const markdown = blockMarkdown(node);
      if (markdown === '') return;
      expect(fingerprint(onlyBlock(markdown)!)).toBe(fingerprint(node));
    }),
    { numRuns: 500 },
  );
});

test('whatever is typed as Markdown stays byte for byte', () => {
  const line = fc.stringMatching(/^(?: {0,3}(?:[-*>#] |1\. |\| )?)?[\w *_`[\]()!"&<~|\\-]{0,12}$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const text = lines.join('\n');
      const parsed = readMarkdown(text);
      if (!parsed) return;
      expect(writeMarkdown(parsed.doc, parsed).trimEnd()).toBe(text.trimEnd());
    }),
    { numRuns: 500 },
  );
});
