import { BooleanInput, DateInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Doubt } from '../../shared/doubt';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { OfFeature } from '../../shared/settings/of-feature';
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
        <DatesDoubt />
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

/** No signature could cover such a day: guests are asked for the nearest one that can be (`requiredDay`). */
function DatesDoubt() {
  const [isOneDay, start, end, day] = useWatch({
    name: ['useTodayAsValidationDate', 'startEffectiveDate', 'endEffectiveDate', 'validationDate'],
  }) as [unknown, ...(string | null | undefined)[]];
  const isOutside = !isOneDay && day && ((start && day < start) || (end && day > end));
  return <Doubt>{isOutside ? say('resources.tasks.validationOutside') : undefined}</Doubt>;
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
