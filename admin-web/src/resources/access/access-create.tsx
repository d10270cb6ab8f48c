import { adminEmailCreateSchema } from '@arrival/contracts';
import { TextInput } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';

/** /admin/access/create (spec §2). */
export function AccessCreate() {
  return (
    <CreateScreen
      title={say('resources.access.add')}
      saveLabel={say('resources.access.add')}
      validate={checkBy(adminEmailCreateSchema, 'access')}
      redirect="list"
    >
      <FieldGroup title={say('resources.access.group')} help={say('resources.access.groupHelp')}>
        <TextInput source="email" type="email" autoComplete="off" isRequired />
      </FieldGroup>
    </CreateScreen>
  );
}
