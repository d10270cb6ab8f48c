import { Alert, Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { RichText } from '../../shared/rich-text';
import { RichTextInput } from '../../shared/rich-text-input';
import { say } from '../../words/say';
import { KeyPointsInput, withoutKeyPoints } from './key-points-input';
import { WaiverLanguages } from './waiver-languages';

/** Title, key points and text, side by side with what guests will read. */
export function WaiverFields({ isNew = false }: { isNew?: boolean }) {
  const html: unknown = useWatch({ name: 'html' });
  return (
    <>
      <FieldRow>
        <TextInput source="title" isRequired helperText={say('resources.waivers.help.title')} />
        <TextInput
          source="posWaiverId"
          isRequired
          readOnly={!isNew}
          helperText={isNew && say('resources.waivers.help.posWaiverId')}
        />
      </FieldRow>
      <KeyPointsInput source="html" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          width: '100%',
        }}
      >
        <RichTextInput
          source="html"
          minHeight={420}
          part={withoutKeyPoints}
          helperText={say('resources.waivers.help.html')}
        />
        <Box component="section" aria-labelledby="as-guests" sx={{ minWidth: 0 }}>
          <Typography id="as-guests" variant="body2" color="text.secondary" sx={{ mt: 1, mb: 0.5 }}>
            {say('shared.asGuestsSee')}
          </Typography>
          <Box
            tabIndex={0}
            role="group"
            aria-label={say('resources.waivers.guestsView')}
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: '16px',
              p: 2,
              height: 600,
              maxWidth: 400,
              overflow: 'auto',
              '& :is(h1, h2, h3, h4)': { fontSize: '1.0625rem' },
              backgroundColor: 'background.paper',
            }}
          >
            {typeof html === 'string' && html.trim() !== '' ? (
              <RichText html={html} />
            ) : (
              <Typography>{say('resources.waivers.noWaiver')}</Typography>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={{ mt: 3, width: '100%' }}>
        <WaiverLanguages />
      </Box>
      {!isNew && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('resources.waivers.newVersion')}
        </Alert>
      )}
    </>
  );
}
