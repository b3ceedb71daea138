import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { TextInput } from 'react-admin';
import { applyEdit, blockEdit, type Edit, type Selected } from './markdownEdits';
import { toolFor, type TextSurface } from './tools';

interface PlainTextProps {
  readonly label: string;
  readonly minRows: number;
  readonly surface: Ref<TextSurface>;
}

/** A text as it is stored, in Markdown. */
export function PlainText({ label, minRows, surface }: PlainTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  function edit(change: (selected: Selected) => Edit) {
    const text = field.current;
    if (!text) return;
    const { value, selectionStart, selectionEnd } = text;
    applyEdit(text, change({ text: value, start: selectionStart, end: selectionEnd }));
  }
  useImperativeHandle(surface, () => ({
    use: (tool) => edit(tool.edit),
    insert: (markdown) => edit((selected) => blockEdit(selected, markdown)),
  }));
  function press(event: KeyboardEvent) {
    const tool = toolFor(event);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  }
  return (
    <TextInput
      source="content"
      label={label}
      multiline
      minRows={minRows}
      maxRows={28}
      slotProps={{ htmlInput: { ref: field } }}
      onKeyDown={press}
      helperText="Markdown: ## heading, **bold**, - list, [words](address). Drop or paste pictures into the text."
    />
  );
}
