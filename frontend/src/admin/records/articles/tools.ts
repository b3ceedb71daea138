import type { SvgIcon } from '@mui/material';
import { linesEdit, linkEdit, tableEdit, wrapEdit, type Edit, type Selected } from './markdownEdits';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumbersIcon,
  QuoteIcon,
  TableIcon,
} from './toolbarIcons';

/** What a tool does in a rich text. */
export type TextCommand =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'list'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'table'
  | { readonly insert: string };

/** A button of the toolbar. */
export interface Tool {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly command: TextCommand;
  /** The same in Markdown. */
  readonly edit: (selected: Selected) => Edit;
  /** The key that does the same with Ctrl or Cmd; `code` is the key's place on the keyboard. */
  readonly key?: { readonly code: string; readonly shift?: true; readonly alt?: true; readonly text: string };
}

export const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    command: 'bold',
    icon: BoldIcon,
    edit: (selected) => wrapEdit(selected, '**', 'bold'),
    key: { code: 'KeyB', text: 'B' },
  },
  {
    label: 'Italic',
    command: 'italic',
    icon: ItalicIcon,
    edit: (selected) => wrapEdit(selected, '*', 'italic'),
    key: { code: 'KeyI', text: 'I' },
  },
  {
    label: 'Heading',
    command: 'heading',
    icon: HeadingIcon,
    edit: (selected) => linesEdit(selected, 'heading'),
    key: { code: 'Digit2', alt: true, text: 'Alt+2' },
  },
  {
    label: 'List',
    command: 'list',
    icon: ListIcon,
    edit: (selected) => linesEdit(selected, 'list'),
    key: { code: 'Digit8', shift: true, text: 'Shift+8' },
  },
  {
    label: 'Numbered list',
    command: 'numbers',
    icon: NumbersIcon,
    edit: (selected) => linesEdit(selected, 'numbers'),
    key: { code: 'Digit7', shift: true, text: 'Shift+7' },
  },
  {
    label: 'Quote',
    command: 'quote',
    icon: QuoteIcon,
    edit: (selected) => linesEdit(selected, 'quote'),
    key: { code: 'Digit9', shift: true, text: 'Shift+9' },
  },
  { label: 'Link', command: 'link', icon: LinkIcon, edit: linkEdit, key: { code: 'KeyK', text: 'K' } },
  { label: 'Table', command: 'table', icon: TableIcon, edit: tableEdit },
];

/** A field that is written with the tools: a rich text, or Markdown in a text area. */
export interface TextSurface {
  readonly use: (tool: Tool) => void;
  /** Adds a block in Markdown after the line of the cursor. */
  readonly insert: (markdown: string) => void;
  /** Only a rich text has a history of its own. */
  readonly undo?: () => void;
  readonly redo?: () => void;
}

/** What the toolbar shows of a rich text. */
export interface TextState {
  /** The commands that the selection has. */
  readonly pressed: readonly TextCommand[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

interface KeyPress {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The tool that a key press in the text stands for. */
export function toolFor({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): Tool | undefined {
  if (ctrlKey === metaKey) return undefined;
  return TOOLS.find(
    ({ key }) => key?.code === code && (key.shift ?? false) === shiftKey && (key.alt ?? false) === altKey,
  );
}
