import { BooleanInput, DateInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../shared/field-group';
import { FieldRow } from '../../shared/field-row';
import { OfFeature } from '../../shared/of-feature';
import { say } from '../../words/say';

/** The fields that only waivers have (spec §3, §5). */
export function WaiverFields() {
  const isOneDay = useWatch({ name: 'useTodayAsValidationDate' });
  return (
    <>
      <FieldGroup title={say('resources.tasks.groups.waiver')}>
        <FieldRow>
          <TextInput source="posWaiverId" isRequired helperText={say('resources.tasks.help.posWaiverId')} />
          <ExternalWaiverId />
        </FieldRow>
        <BooleanInput source="consolidateWaivers" helperText={say('resources.tasks.help.consolidateWaivers')} />
      </FieldGroup>
      <FieldGroup title={say('resources.tasks.groups.dates')}>
        <BooleanInput
          source="useTodayAsValidationDate"
          helperText={say('resources.tasks.help.useTodayAsValidationDate')}
        />
        {!isOneDay && (
          <FieldRow>
            <DateInput source="startEffectiveDate" helperText={say('resources.tasks.help.startEffectiveDate')} />
            <DateInput source="endEffectiveDate" helperText={say('resources.tasks.help.endEffectiveDate')} />
            <DateInput source="validationDate" helperText={say('resources.tasks.help.validationDate')} />
          </FieldRow>
        )}
      </FieldGroup>
      <FieldGroup title={say('resources.tasks.groups.signature')} help={say('resources.tasks.groups.signatureHelp')}>
        <BooleanInput source="enableAgreeCheckbox" />
        <BooleanInput source="enableTextSignature" helperText={say('resources.tasks.help.enableTextSignature')} />
        <BooleanInput source="enableWetSignature" helperText={say('resources.tasks.help.enableWetSignature')} />
        <TextInput source="customComment" multiline helperText={say('resources.tasks.help.customComment')} />
      </FieldGroup>
    </>
  );
}

/** Belongs to the feature 1Risk; one that was given before can be seen and emptied without it. */
function ExternalWaiverId() {
  const isGiven = Boolean(useRecordContext()?.['externalWaiverId']);
  return (
    <OfFeature feature={isGiven ? undefined : '1Risk'}>
      <TextInput source="externalWaiverId" helperText={say('resources.tasks.help.externalWaiverId')} />
    </OfFeature>
  );
}
