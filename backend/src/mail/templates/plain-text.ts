import type { Block, Fact, Link, MailBody } from '../blocks.js';
import { linesOf, oneLine } from '../domain/clean-text.js';

/** The text version of a mail; its lines end with LF. */
export function toPlainText(body: MailBody, footer: readonly (string | Link)[]): string {
  const top = body.top ? [footerLine(body.top)] : [];
  const parts = [...top, ...body.blocks.map(textOf), `-- \n${footer.map(footerLine).join('\n')}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function footerLine(line: string | Link): string {
  return typeof line === 'string' ? oneLine(line) : `${oneLine(line.text)}: ${line.href}`;
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return oneLine(block.text).toUpperCase();
    case 'section':
    case 'paragraph':
      return oneLine(block.text);
    case 'facts':
      return block.facts.map(factLines).join('\n');
    case 'button':
      return `${oneLine(block.link.text)}:\n${block.link.href}`;
    case 'prose':
      return block.prose.text;
    case 'quote':
      return [`${oneLine(block.from)}:`, ...linesOf(block.text).map((line) => `> ${line}`.trimEnd())].join(
        '\n',
      );
  }
}

function factLines({ label, values }: Fact): string {
  const words = values.map((value) => oneLine(typeof value === 'string' ? value : value.text));
  // of the others the text is the address
  const pages = values.filter(
    (value): value is Link => typeof value !== 'string' && /^https?:/.test(value.href),
  );
  return [`${oneLine(label)}: ${words.join(' · ')}`, ...pages.map(({ href }) => `  ${href}`)].join('\n');
}
