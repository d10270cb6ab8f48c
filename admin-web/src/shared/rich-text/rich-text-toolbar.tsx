import CodeIcon from '@mui/icons-material/Code';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatClearIcon from '@mui/icons-material/FormatClear';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import TitleIcon from '@mui/icons-material/Title';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import { say } from '../../words/say';
import { LinkButton } from './rich-text-link';

interface Tool {
  /** In `shared.richText`. */
  name: 'heading' | 'bold' | 'italic' | 'bulletList' | 'numberedList' | 'quote' | 'clear';
  icon: ComponentType<{ fontSize?: 'small' }>;
  isOn: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly Tool[] = [
  {
    name: 'heading',
    icon: TitleIcon,
    isOn: (editor) => editor.isActive('heading'),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  { name: 'bold', icon: FormatBoldIcon, isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    icon: FormatItalicIcon,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'bulletList',
    icon: FormatListBulletedIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numberedList',
    icon: FormatListNumberedIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    icon: FormatQuoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  { name: 'clear', icon: FormatClearIcon, isOn: () => false, run: (chain) => chain.unsetAllMarks().clearNodes() },
];

interface Props {
  editor: Editor;
  isHtml: boolean;
  /** Whether the formatted view would keep the whole text. */
  canFormat: boolean;
  onHtml: (isHtml: boolean) => void;
}

export function RichTextToolbar({ editor, isHtml, canFormat, onHtml }: Props) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => tools.map(({ isOn }) => isOn(now)) });
  return (
    <Box
      role="toolbar"
      aria-label={say('shared.richText.toolbar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {tools.map(({ name, icon: Icon, run }, index) => (
        <Tooltip key={name} title={isHtml ? '' : say(`shared.richText.${name}`)}>
          <ToggleButton
            value={name}
            size="small"
            selected={!isHtml && (on[index] ?? false)}
            disabled={isHtml}
            aria-label={say(`shared.richText.${name}`)}
            sx={{ border: 0 }}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      {!isHtml && <LinkButton editor={editor} />}
      <ToggleButton
        value="html"
        size="small"
        selected={isHtml}
        disabled={!canFormat}
        aria-label={say('shared.richText.html')}
        sx={{ border: 0, ml: 'auto' }}
        onClick={() => onHtml(!isHtml)}
      >
        <CodeIcon fontSize="small" sx={{ mr: 0.5 }} />
        {say('shared.richText.html')}
      </ToggleButton>
    </Box>
  );
}
