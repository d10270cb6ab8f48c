import { Alert, Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/forms/field-row';
import { Columns } from '../../shared/lists/columns';
import { RichText } from '../../shared/rich-text/rich-text';
import { RichTextInput } from '../../shared/rich-text/rich-text-input';
import { say } from '../../words/say';
import { KeyPointsInput, withoutKeyPoints } from './key-points-input';
import { TextToRead } from './text-to-read';
import { WaiverLanguages } from './waiver-languages';

const paper = { borderRadius: '16px', p: 2, height: 600, maxWidth: 400, backgroundColor: 'background.paper' };

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
      <Columns from="md" widths="repeat(2, minmax(0, 1fr))">
        <RichTextInput
          source="html"
          minHeight={420}
          excerpt={withoutKeyPoints}
          helperText={say('resources.waivers.help.html')}
        />
        <TextToRead caption={say('shared.asGuestsSee')} label={say('resources.waivers.guestsView')} sx={paper}>
          {typeof html === 'string' && html.trim() !== '' ? (
            <RichText html={html} />
          ) : (
            <Typography>{say('resources.waivers.noWaiver')}</Typography>
          )}
        </TextToRead>
      </Columns>
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
