import { Box, FormControl, FormHelperText, InputBase, InputLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { say } from '../words/say';
import { lostInEditor } from './plain-formats';
import { RichTextToolbar } from './rich-text-toolbar';
import { useLabel } from './use-label';
import { withoutWord } from './word-paste';

interface Props {
  source: string;
  /** Instead of the field's own. */
  label?: string;
  helperText?: string;
  minHeight?: number;
  /** Where the field holds more than what is edited here: that part of it, and the whole with another part. */
  part?: { of: (whole: string) => string; within: (whole: string, part: string | null) => string | null };
}

// Only what survives the server's cleaning (D50), and nothing that was not typed, such as an empty last paragraph.
const extensions = [
  StarterKit.configure({
    link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'], defaultProtocol: 'https' },
    trailingNode: false,
  }),
];

/** Formatted text as HTML, or the HTML itself, which alone can hold tables and pictures. Loaded with the screen that needs it. */
export function RichTextInput({ source, label: given, helperText, minHeight = 96, part }: Props) {
  const own = useLabel(source);
  const label = given ?? own;
  const { id, field, fieldState } = useInput({ source, defaultValue: '' });
  const whole = typeof field.value === 'string' ? field.value : '';
  const html = part ? part.of(whole) : whole;
  const latest = useRef(whole);
  latest.current = whole;
  const change = (next: string | null) => field.onChange(part ? part.within(latest.current, next) : next);
  const lost = lostInEditor(html);
  const [isHtml, setHtml] = useState(false);
  const needsHtml = lost.length > 0;
  useEffect(() => {
    if (needsHtml) setHtml(true);
  }, [needsHtml]);
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-help`,
      },
      transformPastedHTML: withoutWord,
    },
    onUpdate: ({ editor: changed }) => change(changed.isEmpty ? null : changed.getHTML()),
    onBlur: () => field.onBlur(),
  });
  // What comes from outside, such as a saved record; never what was just typed. A screen that waits for a part of itself ends its editor
  // and is given another at once.
  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused || editor.getHTML() === html) return;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  const help = needsHtml && say('shared.richText.onlyHtml', { names: lost.join(', ') });
  return (
    <FormControl fullWidth error={fieldState.invalid} sx={{ minWidth: 0 }}>
      <InputLabel shrink htmlFor={id} sx={{ position: 'static', transform: 'none', fontSize: '0.8rem', mb: 0.5 }}>
        {label}
      </InputLabel>
      <Box
        sx={{
          border: 1,
          borderColor: fieldState.invalid ? 'error.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {editor && <RichTextToolbar editor={editor} isHtml={isHtml} canFormat={!needsHtml} onHtml={setHtml} />}
        <Box sx={{ px: 1.5, py: 1, maxHeight: 540, overflowY: 'auto', '& .ProseMirror': editorStyle(minHeight) }}>
          {isHtml ? (
            <InputBase
              id={id}
              multiline
              fullWidth
              value={html}
              onChange={({ target }) => change(target.value)}
              onBlur={field.onBlur}
              slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${id}-help`, spellCheck: false } }}
              sx={{ alignItems: 'start', minHeight, fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' }}
            />
          ) : (
            <EditorContent editor={editor} />
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`}>{fieldState.error?.message ?? (help || helperText || ' ')}</FormHelperText>
    </FormControl>
  );
}

const editorStyle = (minHeight: number) => ({
  minHeight,
  outlineOffset: 6,
  overflowWrap: 'anywhere',
  '& > :first-child': { mt: 0 },
  '& :is(h1, h2, h3, h4)': { fontSize: '1.0625rem' },
  '& li > p': { m: 0 },
});
