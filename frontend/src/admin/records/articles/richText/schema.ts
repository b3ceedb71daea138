import { isMarkdownAddress } from '@contract';
import { type DOMOutputSpec, type Mark, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

const attribute = (dom: HTMLElement, name: string) => dom.getAttribute(name) ?? '';
const block = (tag: string, content: string): NodeSpec => ({
  group: 'block',
  content,
  defining: true,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});
const mark = (tag: string, parseDOM: MarkSpec['parseDOM']): MarkSpec => ({
  parseDOM,
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** Google Docs puts everything into a <b> that is not bold. */
const isBold = (dom: HTMLElement) => !/^(?:normal|[1-5]00)$/.test(dom.style.fontWeight) && null;

/** What the dialect of articles and letters has. `markdown` is a block that stays as it is written, such as a table. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*'),
    heading: {
      group: 'block',
      content: '(text | image)*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }): DOMOutputSpec => [`h${String(attrs.level)}`, 0],
    },
    blockquote: block('blockquote', 'block+'),
    bullet_list: { ...block('ul', 'list_item+'), attrs: { tight: { default: true } } },
    ordered_list: {
      ...block('ol', 'list_item+'),
      attrs: { order: { default: 1 }, tight: { default: true } },
      parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ order: Number(attribute(dom, 'start') || 1) }) }],
      toDOM: ({ attrs }): DOMOutputSpec =>
        attrs.order === 1 ? ['ol', 0] : ['ol', { start: String(attrs.order) }, 0],
    },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      attrs: { params: { default: '' } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    markdown: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre[data-markdown]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-markdown': '', title: 'Stays as it is written, in Markdown' }, 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    image: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (dom) =>
            isMarkdownAddress(attribute(dom, 'src')) && {
              src: attribute(dom, 'src'),
              alt: attribute(dom, 'alt'),
              title: attribute(dom, 'title'),
            },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['img', { src: String(attrs.src), alt: String(attrs.alt) }],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: '' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) =>
            isMarkdownAddress(attribute(dom, 'href')) && {
              href: attribute(dom, 'href'),
              title: attribute(dom, 'title'),
            },
        },
      ],
      toDOM: ({ attrs }: Mark): DOMOutputSpec => ['a', { href: String(attrs.href) }, 0],
    },
    strong: mark('strong', [
      { tag: 'strong' },
      { tag: 'b', getAttrs: isBold },
      { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]00)$/.test(value) && null },
    ]),
    em: mark('em', [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }]),
    strike: mark('s', [{ tag: 's' }, { tag: 'del' }, { style: 'text-decoration=line-through' }]),
    code: mark('code', [{ tag: 'code' }]),
  },
});
