import { adminEmailCreateSchema } from '@arrival/contracts';
import { TextInput } from 'react-admin';
import { checkBy } from '../../shared/check-by';
import { FieldGroup } from '../../shared/form-parts';
import { CreateScreen } from '../../shared/record-form';

export function AccessCreate() {
  return (
    <CreateScreen title="Add administrator" saveLabel="Add E-mail" validate={checkBy(adminEmailCreateSchema, 'access')} redirect="list">
      <FieldGroup title="Administrator" help="Whoever signs in with this address, proved by the sign-in provider, runs the console.">
        <TextInput source="email" label="E-mail" type="email" autoComplete="off" isRequired />
      </FieldGroup>
    </CreateScreen>
  );
}
