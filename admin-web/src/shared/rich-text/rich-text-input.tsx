import { Box, FormControl, FormHelperText, InputBase, InputLabel } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { say } from '../../words/say';
import { useLabel } from '../forms/use-label';
import { lostInEditor } from './plain-formats';
import { RichTextToolbar } from './rich-text-toolbar';
import { useHtmlEditor } from './use-html-editor';

interface Props {
  source: string;
  /** Instead of the field's own. */
  label?: string;
  helperText?: string;
  minHeight?: number;
  /** Where the field holds more than what is edited here: that excerpt of it, and the whole with another one. */
  excerpt?: { of: (whole: string) => string; within: (whole: string, excerpt: string | null) => string | null };
}

/** Formatted text as HTML, or the HTML itself, which alone can hold tables and pictures. Loaded with the screen that needs it. */
export function RichTextInput({ source, label: given, helperText, minHeight = 96, excerpt }: Props) {
  const own = useLabel(source);
  const label = given ?? own;
  const { id, field, fieldState } = useInput({ source, defaultValue: '' });
  const whole = typeof field.value === 'string' ? field.value : '';
  const html = excerpt ? excerpt.of(whole) : whole;
  const latest = useRef(whole);
  latest.current = whole;
  const change = (next: string | null) => field.onChange(excerpt ? excerpt.within(latest.current, next) : next);
  const lost = lostInEditor(html);
  const [isHtml, setHtml] = useState(false);
  const needsHtml = lost.length > 0;
  useEffect(() => {
    if (needsHtml) setHtml(true);
  }, [needsHtml]);
  const editor = useHtmlEditor({ id, label, html, onChange: change, onBlur: field.onBlur });
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
            <HtmlSource
              id={id}
              label={label}
              html={html}
              minHeight={minHeight}
              onChange={change}
              onBlur={field.onBlur}
            />
          ) : (
            <EditorContent editor={editor} />
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : help || helperText || ' '}
      </FormHelperText>
    </FormControl>
  );
}

interface SourceProps {
  id: string;
  label: string;
  html: string;
  minHeight: number;
  onChange: (html: string) => void;
  onBlur: () => void;
}

function HtmlSource({ id, label, html, minHeight, onChange, onBlur }: SourceProps) {
  return (
    <InputBase
      id={id}
      multiline
      fullWidth
      value={html}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${id}-help`, spellCheck: false } }}
      sx={{ alignItems: 'start', minHeight, fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' }}
    />
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
