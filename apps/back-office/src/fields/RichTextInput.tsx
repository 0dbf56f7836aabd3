import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { PALETTE } from '@suluh/ui/foundations/palette.ts';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useId, type ReactElement } from 'react';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { pageNonce } from '../app/page.ts';

const text = staffAppText.rich;

interface Deed {
  name: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const DEEDS: readonly Deed[] = [
  { name: text.bold, isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  { name: text.italic, isOn: (e) => e.isActive('italic'), run: (e) => e.chain().focus().toggleItalic().run() },
  {
    name: text.heading,
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: text.list, isOn: (e) => e.isActive('bulletList'), run: (e) => e.chain().focus().toggleBulletList().run() },
  {
    name: text.numbers,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  { name: text.quote, isOn: (e) => e.isActive('blockquote'), run: (e) => e.chain().focus().toggleBlockquote().run() },
];

function Tools({ editor }: { editor: Editor }): ReactElement {
  const on = useEditorState({ editor, selector: ({ editor: now }) => DEEDS.map(({ isOn }) => isOn(now)) });
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={text.toolbar}
      sx={{
        flexWrap: 'wrap',
        border: 1,
        borderColor: PALETTE['arang-400'],
        borderBottom: 0,
        borderRadius: '8px 8px 0 0',
      }}
    >
      {DEEDS.map(({ name, run }, at) => (
        <Button
          key={name}
          aria-pressed={on[at] === true}
          onClick={() => run(editor)}
          variant={on[at] ? 'contained' : 'text'}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

/** Where the text is written: a field as the others are. */
const PAPER = {
  '& .ProseMirror': {
    minHeight: '12rem',
    padding: '0.75rem 1rem',
    border: `1px solid ${PALETTE['arang-400']}`,
    borderRadius: '0 0 8px 8px',
    lineHeight: 1.6,
  },
  '& .ProseMirror > :first-child': { marginTop: 0 },
  '& blockquote': { margin: '1rem 0', paddingLeft: '1rem', borderLeft: `3px solid ${PALETTE['kertas-300']}` },
};

interface EditorProps {
  value: string;
  onChange: (html: string) => void;
  labelId: string;
}

/** Text with headings and lists, as HTML. */
export function RichText({ value, onChange, labelId }: EditorProps): ReactElement {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] }, codeBlock: false })],
    content: value,
    injectNonce: pageNonce(),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  useEffect(() => {
    if (editor.isDestroyed) return; // left, or shown anew in a moment
    // What comes from elsewhere: another record, a merge, a draft.
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      <Tools editor={editor} />
      <Box sx={PAPER}>
        <EditorContent editor={editor} />
      </Box>
    </>
  );
}

/** {@link RichText} as a field of a form; what it may hold is decided by the API. */
export default function RichTextInput({ source }: { source: string }): ReactElement {
  const { field, fieldState } = useInput({ source });
  const resource = useResourceContext();
  const id = useId();
  const value: unknown = field.value;
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <FormLabel id={id} component="div" sx={{ mb: 0.5 }}>
        <FieldTitle source={source} {...(resource ? { resource } : {})} />
      </FormLabel>
      <RichText value={typeof value === 'string' ? value : ''} onChange={field.onChange} labelId={id} />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
