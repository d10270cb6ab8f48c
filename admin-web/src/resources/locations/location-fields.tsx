import { Box, Typography } from '@mui/material';
import { AutocompleteInput, BooleanInput, ReferenceInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { RichText } from '../../shared/rich-text';
import { RichTextInput } from '../../shared/rich-text-input';

const timeZones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  id: zone,
  name: zone.replaceAll('_', ' '),
}));

/** A location's own fields (spec §3, D7). */
export function LocationFields() {
  return (
    <>
      <FieldGroup title="Location">
        <TextInput source="name" label="Name" isRequired helperText="Also its address: guests open /l/name" />
        <TextInput source="description" label="Description" multiline />
        <AutocompleteInput
          source="timeZone"
          label="Time zone"
          choices={timeZones}
          isRequired
          disableClearable
          helperText="Decides which day it is here"
        />
      </FieldGroup>
      <FieldGroup title="Check-in">
        <ReferenceInput source="defaultActivityId" reference="activities" sort={{ field: 'name', order: 'ASC' }}>
          <AutocompleteInput
            label="Default activity"
            optionText="name"
            filterToQuery={(q: string) => ({ q })}
            helperText="What guests without a purchase are asked; it is linked by itself"
          />
        </ReferenceInput>
        <FieldRow>
          <BooleanInput source="isEnabled" label="Is Enabled" helperText="Guests can choose it" />
          <BooleanInput source="isDefault" label="Is Default" helperText="Takes over from the present default" />
          <BooleanInput source="isEditProfileLocation" label="Is Edit Profile Location" helperText="Guests change what they gave before" />
          <BooleanInput source="usePosTransactionsAndOrders" label="Use POS" helperText="Purchases decide which activities apply" />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="After check-in">
        <RichTextInput source="checkInCompleteText" label="Text after check-in" helperText="Shown to guests when they are done" />
        <CompletionPreview />
      </FieldGroup>
    </>
  );
}

function CompletionPreview() {
  const html: unknown = useWatch({ name: 'checkInCompleteText' });
  if (typeof html !== 'string' || html === '') return null;
  return (
    <Box
      role="region"
      aria-label="Preview"
      sx={{ maxWidth: 390, border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, mt: 1, fontSize: '1rem' }}
    >
      <Typography variant="caption" color="text.secondary">
        As guests see it
      </Typography>
      <RichText html={html} />
    </Box>
  );
}
