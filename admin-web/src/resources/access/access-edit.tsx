import { adminEmailWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { AccessFields } from './access-fields';

/** /admin/access/{id}: another role, or another address. A removed one shows what it was. */
export function AccessEdit() {
  return (
    <EditScreen
      title={say('resources.access.title')}
      saveLabel={say('resources.access.update')}
      mayChange={({ isDeleted }) => !isDeleted}
      validate={checkBy(adminEmailWriteSchema, 'access')}
    >
      <AccessFields />
    </EditScreen>
  );
}
