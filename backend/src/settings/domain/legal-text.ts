import type { BusinessIdentity } from './business-settings.js';
import { type Retention, RETENTION_PLACEHOLDERS, retentionWords } from './retention.js';

export interface LegalSection {
  /** Empty for text before the first heading and for paragraphs that follow points. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly points: readonly string[];
}

/** The words in braces that stand for a value of the identity. */
export const LEGAL_PLACEHOLDERS = ['name', 'advisor', 'licence', 'email', 'phone', 'address'] as const;

type LegalIdentity = Pick<BusinessIdentity, (typeof LEGAL_PLACEHOLDERS)[number]>;

/**
 * The sections of a legal text: lines that begin with `## ` are headings, lines that begin with `- ` are points, and other
 * lines make paragraphs, which empty lines separate. The placeholders become values of the identity and words of the
 * retention, which are never read as headings or points. All of it is plain text.
 */
export function parseLegalText(text: string, identity: LegalIdentity, retention: Retention): LegalSection[] {
  const sections: { heading: string; paragraphs: string[]; points: string[] }[] = [];
  const filled = fillWith(identity, retention);
  const begin = (heading: string) => {
    const section: (typeof sections)[number] = { heading, paragraphs: [], points: [] };
    sections.push(section);
    return section;
  };
  for (const { kind, words } of partsOf(text)) {
    const section = sections.at(-1);
    const content = filled(words);
    if (kind === 'heading') begin(content);
    else if (kind === 'point') (section ?? begin('')).points.push(content);
    else if (section && section.points.length === 0) section.paragraphs.push(content);
    else begin('').paragraphs.push(content);
  }
  return sections;
}

/** The sentences of a legal text that have a word of the retention, in their order and as visitors read them. */
export function retentionSentences(text: string, identity: LegalIdentity, retention: Retention): string[] {
  const filled = fillWith(identity, retention);
  return partsOf(text)
    .flatMap(({ words }) => words.split(/(?<=[.!?])\s+/))
    .filter((sentence) => RETENTION_PLACEHOLDERS.some((name) => sentence.includes(`{${name}}`)))
    .map(filled);
}

const PLACEHOLDER = new RegExp(
  `\\{(${[...LEGAL_PLACEHOLDERS, ...RETENTION_PLACEHOLDERS].join('|')})\\}`,
  'g',
);

function fillWith(identity: LegalIdentity, retention: Retention): (words: string) => string {
  const values = { ...identity, ...retentionWords(retention) };
  return (words) => words.replace(PLACEHOLDER, (_, name: keyof typeof values) => values[name]);
}

interface Part {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly words: string;
}

function partsOf(text: string): Part[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap(partsOfBlock);
}

/** The headings, paragraphs and points between two empty lines; other lines continue a paragraph or a point. */
function partsOfBlock(block: string): Part[] {
  const parts: Part[] = [];
  for (const line of block.split('\n').map((line) => line.trim())) {
    const last = parts.at(-1);
    if (line === '') continue;
    if (line.startsWith('## ')) parts.push({ kind: 'heading', words: line.slice(3).trim() });
    else if (line.startsWith('- ')) parts.push({ kind: 'point', words: line.slice(2).trim() });
    else if (last && last.kind !== 'heading')
      parts[parts.length - 1] = { ...last, words: `${last.words} ${line}` };
    else parts.push({ kind: 'paragraph', words: line });
  }
  return parts;
}
