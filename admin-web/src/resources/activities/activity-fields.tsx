import { Box } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';

/** An activity's own fields (spec §3). */
export function ActivityFields() {
  return (
    <FieldGroup title="Activity">
      <TextInput source="name" label="Name" isRequired />
      <FieldRow>
        <NumberInput source="ageMin" label="Age Min" min={0} max={150} helperText="Empty: from birth" />
        <NumberInput source="ageMax" label="Age Max" min={0} max={150} helperText="Empty: any age" />
      </FieldRow>
      <TextInput source="imageUrl" label="Image address" helperText="An https address, or a path on this site" />
      <Picture />
    </FieldGroup>
  );
}

function Picture() {
  const address: unknown = useWatch({ name: 'imageUrl' });
  if (typeof address !== 'string' || !/^(\/(?!\/)|https:\/\/)/i.test(address)) return null;
  return <Box component="img" src={address} alt="The activity as guests see it" sx={{ width: 240, maxWidth: '100%', borderRadius: 1 }} />;
}
