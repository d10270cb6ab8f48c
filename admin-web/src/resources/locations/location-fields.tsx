import type { AdminLocation } from '@arrival/contracts';
import { findLocation } from '@arrival/rules';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Link, Typography } from '@mui/material';
import { AutocompleteInput, BooleanInput, ReferenceInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { RichText } from '../../shared/rich-text/rich-text';
import { RichTextInput } from '../../shared/rich-text/rich-text-input';
import { Translations } from '../../shared/translations/translations';
import { say } from '../../words/say';
import { whoIsAskedPath } from '../preview/question';
import { InvitationInputs } from './invitation-inputs';
import { OpeningHoursInput } from './opening-hours-input';
import { Poster } from './poster/poster';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

const translated = [{ source: 'description' }, { source: 'checkInCompleteText', isHtml: true }];

/** A location's own fields (spec §3, D7). */
export function LocationFields() {
  return (
    <>
      <FieldGroup title={say('resources.locations.groups.location')}>
        <NameInput />
        <Elsewhere />
        <TextInput source="description" multiline />
        <TimeZoneInput />
        <OpeningHoursInput />
      </FieldGroup>
      <FieldGroup title={say('resources.locations.groups.checkIn')}>
        <DefaultActivity />
        <FieldRow>
          <BooleanInput source="isEnabled" helperText={say('resources.locations.help.isEnabled')} />
          <BooleanInput source="isDefault" helperText={say('resources.locations.help.isDefault')} />
          <BooleanInput
            source="isEditProfileLocation"
            helperText={say('resources.locations.help.isEditProfileLocation')}
          />
          <BooleanInput
            source="usePosTransactionsAndOrders"
            helperText={say('resources.locations.help.usePosTransactionsAndOrders')}
          />
        </FieldRow>
        <InvitationInputs />
      </FieldGroup>
      <FieldGroup title={say('resources.locations.groups.after')}>
        <RichTextInput source="checkInCompleteText" helperText={say('resources.locations.help.checkInCompleteText')} />
        <CompletionPreview />
      </FieldGroup>
      <Translations texts={translated} />
    </>
  );
}

/** Says what guests open it by: of digits alone that is not its name. */
function NameInput() {
  const typed: unknown = useWatch({ name: 'name' });
  const name = typeof typed === 'string' ? typed : '';
  const isAddress = findLocation([{ id: -1, name }], name) !== undefined;
  return (
    <TextInput
      source="name"
      isRequired
      helperText={say(`resources.locations.help.${isAddress ? 'name' : 'nameOfDigits'}`)}
    />
  );
}

/** A browser lists one name of each zone, which need not be the one that is kept. */
function TimeZoneInput() {
  const kept: unknown = useWatch({ name: 'timeZone' });
  const names = new Set(typeof kept === 'string' ? [...timeZones, kept] : timeZones);
  return (
    <AutocompleteInput
      source="timeZone"
      choices={[...names].map((name) => ({ id: name, name: name.replaceAll('_', ' ') }))}
      isRequired
      disableClearable
      helperText={say('resources.locations.help.timeZone')}
    />
  );
}

const aside = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 } as const;

/** What guests meet, as the list of locations opens it (spec §2), and what they would be asked (D17). */
function Elsewhere() {
  const location = useRecordContext<AdminLocation>();
  if (location?.id === undefined) return null;
  const { id } = location;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 1 }}>
      <Link href={`/l/${id}`} target="_blank" rel="noopener" sx={aside}>
        {say('resources.locations.openGuestPage')}
        <OpenInNewIcon fontSize="small" aria-hidden />
      </Link>
      <Link component={RouterLink} to={whoIsAskedPath({ place: id })} sx={aside}>
        {say('resources.locations.whoIsAsked')}
      </Link>
      <Poster location={location} />
    </Box>
  );
}

/** What being the default means depends on the kind of location (D9). */
function DefaultActivity() {
  const usesPos = useWatch({ name: 'usePosTransactionsAndOrders' }) === true;
  return (
    <ReferenceInput source="defaultActivityId" reference="activities" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label={say('resources.locations.fields.defaultActivityId')}
        optionText="name"
        filterToQuery={(q: string) => ({ q })}
        helperText={say(
          usesPos ? 'resources.locations.help.defaultByPurchase' : 'resources.locations.help.defaultByAge',
        )}
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
      aria-label={say('resources.locations.preview')}
      sx={{ maxWidth: 390, border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, mt: 1, fontSize: '1rem' }}
    >
      <Typography variant="caption" color="text.secondary">
        {say('shared.asGuestsSee')}
      </Typography>
      <RichText html={html} />
    </Box>
  );
}
