import type { InputBaseComponentProps } from '@mui/material';
import { redo, undo } from 'prosemirror-history';
import { Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type Ref,
} from 'react';
import { TextInput } from 'react-admin';
import { toolFor, type TextState, type TextSurface } from '../tools';
import { blocksOf, commandOf, insertMarkdown, plugins, stateOf } from './commands';
import { linkAt, setLink, type LinkRange } from './links';
import { LinkDialog } from './LinkDialog';
import { readMarkdown, writeMarkdown, type ParsedMarkdown } from './markdownDocument';
import { cleanPaste } from './pasted';
import './richText.css';

interface RichTextProps {
  readonly label: string;
  readonly minRows: number;
  readonly surface: Ref<TextSurface>;
  readonly onState: (state: TextState) => void;
  /** The text has what a rich text would lose. */
  readonly onUnshowable: () => void;
}

/** A text in Markdown that looks as readers will see it; the field of the form, as its text area is. */
export function RichText({ label, minRows, ...props }: RichTextProps) {
  return (
    <TextInput
      source="content"
      label={label}
      slotProps={{
        input: {
          inputComponent: RichInput as ComponentType<InputBaseComponentProps>,
          sx: { alignItems: 'start' },
        },
        htmlInput: { rich: { ...props, minRows } },
        inputLabel: { shrink: true },
      }}
      helperText="Drop or paste pictures into the text. Alt+F10 goes to the tools."
    />
  );
}

interface RichInputProps extends InputBaseComponentProps {
  readonly rich: Omit<RichTextProps, 'label'>;
}

/** What is edited, and the text that the form has of it. */
interface Editing {
  readonly parsed: ParsedMarkdown;
  readonly text: string;
  /** What the form was told lately: it may show some of it after more was typed. */
  readonly told: readonly string[];
}

/** More than a form can be behind. */
const MOST_TOLD = 50;

function RichInput({ rich, value, onChange, onFocus, onBlur, id, className, ref, ...aria }: RichInputProps) {
  const { surface, minRows, onState, onUnshowable } = rich;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const editing = useRef<Editing>(null);
  const [linking, setLinking] = useState<LinkRange | null>(null);
  const text = String(value ?? '');

  const stateFor = (markdown: string): EditorState | null => {
    const parsed = readMarkdown(markdown);
    if (!parsed) return null;
    editing.current = { parsed, text: markdown, told: [] };
    return EditorState.create({ doc: parsed.doc, plugins: plugins().slice() });
  };
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    editor.focus();
    command(editor.state, editor.dispatch);
  };
  const use = (name: Parameters<TextSurface['use']>[0]['command']) => {
    const command = commandOf(name);
    if (command) run(command);
    else if (view.current) setLinking(linkAt(view.current.state));
  };
  useImperativeHandle(surface, () => ({
    use: (tool) => use(tool.command),
    insert: (markdown) => run(insertMarkdown(markdown)),
    undo: () => run(undo),
    redo: () => run(redo),
  }));
  useImperativeHandle(ref as Ref<unknown>, () => view.current?.dom);

  const changed = useEffectEvent((state: EditorState, isEdited: boolean) => {
    onState(stateOf(state));
    const before = editing.current;
    if (!isEdited || !before) return;
    const next = writeMarkdown(state.doc, before.parsed);
    if (next === before.text) return;
    editing.current = { ...before, text: next, told: [...before.told.slice(-MOST_TOLD), next] };
    onChange?.({ target: { value: next } } as never);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F10' && event.altKey) {
      document.activeElement
        ?.closest('form')
        ?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
        ?.focus();
      return true;
    }
    const tool = toolFor(event);
    if (!tool) return false;
    event.preventDefault();
    use(tool.command);
    return true;
  });
  const focused = useEffectEvent((event: FocusEvent) => onFocus?.(event as never));
  const blurred = useEffectEvent((event: FocusEvent) => onBlur?.(event as never));
  const attributes = useEffectEvent(() => ({
    id: id ?? '',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(aria['aria-describedby'] ? { 'aria-describedby': aria['aria-describedby'] } : {}),
    ...(aria['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
  }));

  const begin = useEffectEvent(() => {
    const state = stateFor(text);
    if (!state || !place.current) {
      onUnshowable();
      return null;
    }
    const editor: EditorView = new EditorView(place.current, {
      state,
      attributes: () => attributes(),
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        changed(next, transaction.docChanged);
      },
      handleKeyDown: (_, event) => pressed(event),
      handleDOMEvents: {
        focus: (_, event) => focused(event),
        blur: (_, event) => blurred(event),
        beforeinput: (_, event) => insertedAtOnce(editor, event),
      },
      transformPastedHTML: cleanPaste,
      clipboardTextParser: (pasted, _context, isPlain) =>
        (isPlain ? null : Slice.maxOpen(blocksOf(pasted))) as Slice,
    });
    onState(stateOf(state));
    return editor;
  });
  useEffect(() => {
    const editor = begin();
    view.current = editor;
    return () => {
      view.current = null;
      editor?.destroy();
    };
  }, []);

  // the form shows another text: a restored draft, or what somebody else wrote
  const follow = useEffectEvent(() => {
    const { current } = editing;
    if (!view.current || text === current?.text || current?.told.includes(text)) return;
    const state = stateFor(text);
    if (state) view.current.updateState(state);
    else onUnshowable();
  });
  useEffect(() => follow(), [text]);
  // asks for the attributes again
  useEffect(() => view.current?.setProps({}));

  const closeLink = () => {
    setLinking(null);
    requestAnimationFrame(() => view.current?.focus());
  };
  return (
    <>
      <div
        ref={place}
        className={`${className ?? ''} rich-text`}
        style={{ minHeight: `calc(${minRows} * 1.5em + 33px)` }}
      />
      {linking && (
        <LinkDialog
          link={linking}
          onSet={(link) => {
            run(setLink(link));
            closeLink();
          }}
          onClose={closeLink}
        />
      )}
    </>
  );
}

/** Several lines that arrive at once, as from dictation, are Markdown as pasted ones are. */
function insertedAtOnce(editor: EditorView, event: InputEvent): boolean {
  if (event.inputType !== 'insertText' || !event.data?.includes('\n')) return false;
  event.preventDefault();
  editor.dispatch(editor.state.tr.replaceSelection(Slice.maxOpen(blocksOf(event.data))).scrollIntoView());
  return true;
}
