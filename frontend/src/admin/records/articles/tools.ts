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

/** A button of the toolbar. */
export interface Tool {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly edit: (selected: Selected) => Edit;
  /** The key that does the same with Ctrl or Cmd; `code` is the key's place on the keyboard. */
  readonly key?: { readonly code: string; readonly shift?: true; readonly alt?: true; readonly text: string };
}

export const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: BoldIcon,
    edit: (selected) => wrapEdit(selected, '**', 'bold'),
    key: { code: 'KeyB', text: 'B' },
  },
  {
    label: 'Italic',
    icon: ItalicIcon,
    edit: (selected) => wrapEdit(selected, '*', 'italic'),
    key: { code: 'KeyI', text: 'I' },
  },
  {
    label: 'Heading',
    icon: HeadingIcon,
    edit: (selected) => linesEdit(selected, 'heading'),
    key: { code: 'Digit2', alt: true, text: 'Alt+2' },
  },
  {
    label: 'List',
    icon: ListIcon,
    edit: (selected) => linesEdit(selected, 'list'),
    key: { code: 'Digit8', shift: true, text: 'Shift+8' },
  },
  {
    label: 'Numbered list',
    icon: NumbersIcon,
    edit: (selected) => linesEdit(selected, 'numbers'),
    key: { code: 'Digit7', shift: true, text: 'Shift+7' },
  },
  {
    label: 'Quote',
    icon: QuoteIcon,
    edit: (selected) => linesEdit(selected, 'quote'),
    key: { code: 'Digit9', shift: true, text: 'Shift+9' },
  },
  { label: 'Link', icon: LinkIcon, edit: linkEdit, key: { code: 'KeyK', text: 'K' } },
  { label: 'Table', icon: TableIcon, edit: tableEdit },
];

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
