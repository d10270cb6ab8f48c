import { type PreviewMessage, type PreviewScreen, previewPath } from '@arrival/contracts';
import { Box, FormControlLabel, Paper, Switch, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { say } from '../../../words/say';
import { usePreviewFrame } from './use-preview-frame';

const screens: readonly PreviewScreen[] = ['welcome', 'home', 'waiver', 'complete'];

type Props = Pick<PreviewMessage, 'languageSettings' | 'themeSettings' | 'language'>;

const sheet = {
  position: { lg: 'sticky' },
  top: 72,
  p: 2,
  borderRadius: '16px',
  display: 'grid',
  gap: 1.5,
  justifyItems: 'center',
};
const phone = {
  width: 'min(360px, 100%)',
  height: 'min(700px, calc(100vh - 290px))',
  minHeight: 480,
  border: '8px solid #0b1f33',
  borderRadius: '32px',
  backgroundColor: '#ffffff',
};

/** The guest app on a phone, with the draft as it is typed. */
export function PhonePreview(draft: Props) {
  const [screen, setScreen] = useState<PreviewScreen>('welcome');
  const [consoleTheme] = useTheme();
  const [dark, setDark] = useState(consoleTheme === 'dark');
  const frame = usePreviewFrame({ type: 'arrival.preview', ...draft, screen, dark });
  return (
    <Paper component="section" aria-labelledby="preview-title" variant="outlined" sx={sheet}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
        <Typography id="preview-title" variant="h6" component="h2">
          {say('draft.preview.title')}
        </Typography>
        <FormControlLabel
          control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
          label={say('draft.preview.dark')}
          sx={{ mr: 0 }}
        />
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={screen}
        aria-label={say('draft.preview.screen')}
        onChange={(_event, chosen: PreviewScreen | null) => chosen && setScreen(chosen)}
      >
        {screens.map((id) => (
          <ToggleButton key={id} value={id} sx={{ textTransform: 'none', px: 1.25 }}>
            {say(`draft.preview.screens.${id}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="iframe" ref={frame} src={previewPath} title={say('draft.preview.frame')} sx={phone} />
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {say('draft.preview.help')}
      </Typography>
    </Paper>
  );
}
