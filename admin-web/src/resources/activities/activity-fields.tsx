import { NumberInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { PictureInput } from '../../shared/picture-input';

/** An activity's own fields (spec §3). */
export function ActivityFields() {
  return (
    <FieldGroup title="Activity">
      <TextInput source="name" label="Name" isRequired />
      <FieldRow>
        <NumberInput source="ageMin" label="Age Min" min={0} max={150} helperText="Empty: from birth" />
        <NumberInput source="ageMax" label="Age Max" min={0} max={150} helperText="Empty: any age" />
      </FieldRow>
      <PictureInput source="imageUrl" label="Image address" helperText="An https address, a path on this site, or an upload" />
    </FieldGroup>
  );
}
