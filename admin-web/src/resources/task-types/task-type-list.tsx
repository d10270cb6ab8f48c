import { type AdminTaskType, taskTypeIds } from '@arrival/contracts';
import { DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { InstantField } from '../../shared/wording/instant';
import { YesNo } from '../../shared/wording/yes-no';
import { say } from '../../words/say';

const isWaiver = ({ id }: AdminTaskType) => id === taskTypeIds.waiver;
const isRental = ({ id }: AdminTaskType) => id === taskTypeIds.rentalProfile;
/** 0 or empty never expires, waivers use their own dates (D13). */
function effectiveWords(type: AdminTaskType): string {
  if (isWaiver(type)) return say('resources.tasktypes.byWaiver');
  return type.effectiveDays
    ? say('shared.days', { smart_count: type.effectiveDays })
    : say('resources.tasktypes.noLimit');
}

/** /admin/tasktypes (spec §2): four, fixed. */
export function TaskTypeList() {
  return (
    <ListScreen<AdminTaskType>
      title={say('app.menu.tasktypes')}
      empty={{ title: say('resources.tasktypes.empty.title'), help: say('resources.tasktypes.empty.help') }}
      sort={{ field: 'id', order: 'ASC' }}
      primary={({ name }) => name}
      secondary={(type) => say('resources.tasktypes.valid', { long: effectiveWords(type).toLowerCase() })}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col
        source="enableShoeSize"
        label={say('resources.tasktypes.columns.shoeSize')}
        render={(type: AdminTaskType) => isRental(type) && <YesNo source="enableShoeSize" />}
      />
      <DataTable.Col
        source="enableStance"
        label={say('resources.tasktypes.columns.stance')}
        render={(type: AdminTaskType) => isRental(type) && <YesNo source="enableStance" />}
      />
      <DataTable.Col source="effectiveDays" render={effectiveWords} />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
