import { type AdminTaskType, taskTypeIds } from '@arrival/contracts';
import { DataTable } from 'react-admin';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { YesNo } from '../../shared/yes-no';

const isWaiver = ({ id }: AdminTaskType) => id === taskTypeIds.waiver;
const isRental = ({ id }: AdminTaskType) => id === taskTypeIds.rentalProfile;
/** 0 or empty never expires, waivers use their own dates (D13). */
function effectiveWords(type: AdminTaskType): string {
  if (isWaiver(type)) return "By the waiver's dates";
  return type.effectiveDays ? `${type.effectiveDays} ${type.effectiveDays === 1 ? 'day' : 'days'}` : 'No limit';
}

/** /admin/tasktypes (spec §2): four, fixed. */
export function TaskTypeList() {
  return (
    <ListScreen<AdminTaskType>
      title="Task types"
      empty={{ title: 'No task types', help: 'The four task types belong to the product.' }}
      sort={{ field: 'id', order: 'ASC' }}
      primary={({ name }) => name}
      secondary={(type) => `Valid: ${effectiveWords(type).toLowerCase()}`}
    >
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col source="name" label="Name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col
        source="enableShoeSize"
        label="Shoe size"
        render={(type: AdminTaskType) => isRental(type) && <YesNo source="enableShoeSize" />}
      />
      <DataTable.Col
        source="enableStance"
        label="Stance"
        render={(type: AdminTaskType) => isRental(type) && <YesNo source="enableStance" />}
      />
      <DataTable.Col source="effectiveDays" label="Effective days" render={effectiveWords} />
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
