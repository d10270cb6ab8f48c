import { Box, FormControl, FormHelperText, InputLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useInput } from 'react-admin';
import { RichTextToolbar } from './rich-text-toolbar';

interface Props {
  source: string;
  label: string;
  helperText?: string;
}

// Only what survives the server's cleaning (D50).
const extensions = [
  StarterKit.configure({ link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'], defaultProtocol: 'https' } }),
];

/** Formatted text as HTML. Loaded with the screen that needs it. */
export function RichTextInput({ source, label, helperText }: Props) {
  const { id, field, fieldState } = useInput({ source, defaultValue: '' });
  const html = typeof field.value === 'string' ? field.value : '';
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': `${id}-help` } },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? null : changed.getHTML()),
    onBlur: () => field.onBlur(),
  });
  // What comes from outside, such as a saved record; never what was just typed. A screen that waits for a part of itself ends its editor
  // and is given another at once.
  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused || editor.getHTML() === html) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <InputLabel shrink htmlFor={id} sx={{ position: 'static', transform: 'none', fontSize: '0.8rem', mb: 0.5 }}>
        {label}
      </InputLabel>
      <Box sx={{ border: 1, borderColor: fieldState.invalid ? 'error.main' : 'divider', borderRadius: 1, overflow: 'hidden' }}>
        {editor && <RichTextToolbar editor={editor} />}
        <Box
          sx={{
            px: 1.5,
            py: 1,
            '& .ProseMirror': { minHeight: 96, outlineOffset: 6, overflowWrap: 'anywhere' },
            '& .ProseMirror > :first-child': { mt: 0 },
          }}
        >
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`}>{fieldState.error?.message ?? helperText ?? ' '}</FormHelperText>
    </FormControl>
  );
}
