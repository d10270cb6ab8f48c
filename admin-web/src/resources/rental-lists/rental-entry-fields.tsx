import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { listChoices } from './list-words';

/** An entry: its key, which profiles keep, and its texts, which guests read. */
export function RentalEntryFields() {
  const list: unknown = useWatch({ name: 'list' });
  const hasUnits = list === 'height' || list === 'weight';
  return (
    <>
      <FieldGroup title="Entry">
        <FieldRow>
          <SelectInput source="list" label="List" choices={listChoices} isRequired />
          <TextInput source="listKey" label="Key" isRequired helperText="Profiles keep it, so it stays once somebody has chosen it" />
        </FieldRow>
        <FieldRow>
          <TextInput
            source="listDescription"
            label={hasUnits ? 'Text in feet or pounds' : 'Text'}
            isRequired
            helperText="As guests read it"
          />
          <TextInput
            source="listDescriptionMetric"
            label="Metric text"
            isRequired={hasUnits}
            helperText={hasUnits ? 'As the chart prints it: nothing is converted' : 'Only where it differs'}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Offer">
        <FieldRow>
          <NumberInput
            source="dinLookupValue"
            label="Lookup value"
            min={-1}
            max={1000}
            isRequired
            helperText="Row of the chart; −1 is not offered"
          />
          <NumberInput source="sortOrder" label="Place" min={0} max={10_000} isRequired helperText="Lower numbers come first" />
        </FieldRow>
      </FieldGroup>
    </>
  );
}
