import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Link, Typography } from '@mui/material';
import { AutocompleteInput, BooleanInput, ReferenceInput, TextInput, useRecordContext } from 'react-admin';
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
        <GuestPage />
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
        <DefaultActivity />
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

/** What guests meet, as the list of locations opens it (spec §2). */
function GuestPage() {
  const id = useRecordContext()?.id;
  if (id === undefined) return null;
  return (
    <Link
      href={`/l/${id}`}
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, mb: 1, alignSelf: 'flex-start' }}
    >
      Open the guests' page in a new tab
      <OpenInNewIcon fontSize="small" aria-hidden />
    </Link>
  );
}

/** What being the default means depends on the kind of location (D9). */
function DefaultActivity() {
  const usesPos = useWatch({ name: 'usePosTransactionsAndOrders' }) === true;
  const meaning = usesPos ? 'What guests are asked when no purchase of theirs leads to an activity' : 'The first of those that fit by age';
  return (
    <ReferenceInput source="defaultActivityId" reference="activities" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label="Default activity"
        optionText="name"
        filterToQuery={(q: string) => ({ q })}
        helperText={`${meaning}; it is linked by itself`}
      />
    </ReferenceInput>
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
