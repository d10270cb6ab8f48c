import { BooleanInput, DateInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { OfFeature } from '../../shared/of-feature';

/** The fields that only waivers have (spec §3, §5). */
export function WaiverFields() {
  const isOneDay = useWatch({ name: 'useTodayAsValidationDate' });
  return (
    <>
      <FieldGroup title="Waiver">
        <FieldRow>
          <TextInput
            source="posWaiverId"
            label="POS waiver id"
            isRequired
            helperText="The waiver's id in the point of sale; its text is kept under Waivers"
          />
          <ExternalWaiverId />
        </FieldRow>
        <BooleanInput source="consolidateWaivers" label="Consolidate waivers" helperText="One signature covers the whole family" />
      </FieldGroup>
      <FieldGroup title="Dates">
        <BooleanInput
          source="useTodayAsValidationDate"
          label="One-day waiver"
          helperText="Effective, expiration and validation date are the day of signing"
        />
        {!isOneDay && (
          <FieldRow>
            <DateInput
              source="startEffectiveDate"
              label="Effective from"
              helperText="First day for which a signature counts; it is asked before, too. Empty: the day of signing"
            />
            <DateInput
              source="endEffectiveDate"
              label="Expires on"
              helperText="Last day for which a signature counts; afterwards guests are sent to the desk. Empty: no end"
            />
            <DateInput
              source="validationDate"
              label="Validation date"
              helperText="The day for which guests must hold the waiver. Empty: today"
            />
          </FieldRow>
        )}
      </FieldGroup>
      <FieldGroup title="Signature" help="Guests use every method that is on.">
        <BooleanInput source="enableAgreeCheckbox" label="Agree checkbox" />
        <BooleanInput source="enableTextSignature" label="Text signature" helperText="Guests type their name" />
        <BooleanInput source="enableWetSignature" label="Wet signature" helperText="Guests draw their signature" />
        <TextInput
          source="customComment"
          label="Comment kept with the signature"
          multiline
          helperText="May use {Signer}, {SignedDate}, {BrowserName} and {BrowserVersion}"
        />
      </FieldGroup>
    </>
  );
}

/** Belongs to the feature 1Risk; one that was given before can be seen and emptied without it. */
function ExternalWaiverId() {
  const isGiven = Boolean(useRecordContext()?.['externalWaiverId']);
  return (
    <OfFeature feature={isGiven ? undefined : '1Risk'}>
      <TextInput
        source="externalWaiverId"
        label="External waiver id"
        helperText="Only for waivers that are signed with 1Risk; without 1Risk it has no effect"
      />
    </OfFeature>
  );
}
