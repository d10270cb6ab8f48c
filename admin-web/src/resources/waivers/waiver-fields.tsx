import { Alert, Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { RichText } from '../../shared/rich-text';
import { RichTextInput } from '../../shared/rich-text-input';

/** Title and text, side by side with what guests will read. */
export function WaiverFields({ isNew = false }: { isNew?: boolean }) {
  const html: unknown = useWatch({ name: 'html' });
  return (
    <>
      <FieldRow>
        <TextInput source="title" label="Title" isRequired helperText="Guests see it above the text" />
        <TextInput
          source="posWaiverId"
          label="POS waiver id"
          isRequired
          readOnly={!isNew}
          helperText={isNew && 'As in the point of sale; it stays'}
        />
      </FieldRow>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, width: '100%' }}>
        <RichTextInput
          source="html"
          label="Text of the waiver"
          minHeight={420}
          helperText="Paste from Word keeps headings, lists and bold. Scripts and styles are taken out when it is saved."
        />
        <Box component="section" aria-labelledby="as-guests" sx={{ minWidth: 0 }}>
          <Typography id="as-guests" variant="body2" color="text.secondary" sx={{ mt: 1, mb: 0.5 }}>
            As guests see it
          </Typography>
          <Box
            tabIndex={0}
            role="group"
            aria-label="The text as guests see it"
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
            {typeof html === 'string' && html.trim() !== '' ? <RichText html={html} /> : <Typography>NO WAIVER</Typography>}
          </Box>
        </Box>
      </Box>
      {!isNew && (
        <Alert severity="info" sx={{ mt: 2 }}>
          A changed text becomes a new version. Who has signed keeps the text that was shown; guests who are reading now are asked to read
          again.
        </Alert>
      )}
    </>
  );
}
