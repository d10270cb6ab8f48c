import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { withoutWord } from './word-paste';

// Only what survives the server's cleaning (D50), and nothing that was not typed, such as an empty last paragraph.
const extensions = [
  StarterKit.configure({
    link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'], defaultProtocol: 'https' },
    trailingNode: false,
  }),
];

interface Edited {
  id: string;
  label: string;
  html: string;
  /** Null when nothing is left. */
  onChange: (html: string | null) => void;
  onBlur: () => void;
}

/** The editor of a field that holds HTML. */
export function useHtmlEditor({ id, label, html, onChange, onBlur }: Edited): Editor | null {
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
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? null : changed.getHTML()),
    onBlur: () => onBlur(),
  });
  // What comes from outside, such as a saved record; never what was just typed. A screen that waits for a part of itself ends its editor
  // and is given another at once.
  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused || editor.getHTML() === html) return;
    // The cursor would go to the end, out of sight in a long text, and that is what the toolbar shows and changes.
    editor.chain().setContent(html, { emitUpdate: false }).setTextSelection(0).run();
  }, [editor, html]);
  return editor;
}
