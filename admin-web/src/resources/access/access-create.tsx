import { adminEmailCreateSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { AccessFields } from './access-fields';

/** /admin/access/create (spec §2). */
export function AccessCreate() {
  return (
    <CreateScreen
      title={say('resources.access.add')}
      saveLabel={say('resources.access.add')}
      validate={checkBy(adminEmailCreateSchema, 'access')}
      defaultValues={{ role: 'administrator' }}
      redirect="list"
    >
      <AccessFields />
    </CreateScreen>
  );
}
