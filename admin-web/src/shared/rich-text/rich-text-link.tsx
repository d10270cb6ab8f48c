import LinkIcon from '@mui/icons-material/Link';
import { Button, Popover, Stack, TextField, ToggleButton, Tooltip } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { say } from '../../words/say';

const isAddress = (text: string) => /^(https:\/\/|mailto:|tel:)\S+$/i.test(text);

/** Makes the selected words a link, changes it, or takes it away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');
  const open = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link')['href'] ?? 'https://'));
    setAnchor(button);
  };
  const finish = (href: string | undefined) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    (href ? chain.setLink({ href }) : chain.unsetLink()).run();
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={say('shared.richText.link')}>
        <ToggleButton
          value="link"
          size="small"
          selected={isOn}
          aria-label={say('shared.richText.link')}
          sx={{ border: 0 }}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <LinkIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack spacing={1} sx={{ p: 2, width: 300 }}>
          <TextField
            label={say('shared.richText.address')}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            helperText={say('shared.richText.addressHelp')}
            autoFocus
          />
          <Stack direction="row" spacing={1}>
            <Button variant="contained" disabled={!isAddress(address)} onClick={() => finish(address)}>
              {say('shared.richText.setLink')}
            </Button>
            {isOn && <Button onClick={() => finish(undefined)}>{say('shared.richText.removeLink')}</Button>}
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
