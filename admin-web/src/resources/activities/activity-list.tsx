import type { AdminActivity } from '@arrival/contracts';
import { Box } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { agesWords } from '../../shared/ages-words';
import { InstantField } from '../../shared/instant';
import { ListScreen } from '../../shared/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';

const empty = {
  title: 'No activities yet',
  help: 'An activity is what guests come for, such as skiing or a lesson. Add the first one, give it tasks, then link it to a location.',
};
const missing = 'Missing tasks';

/** /admin/activities (spec §2). */
export function ActivityList() {
  return (
    <ListScreen<AdminActivity>
      title="Activities"
      addLabel="Add Activity"
      empty={empty}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<BooleanInput key="tasks" source="hasTasks" label="Has tasks" defaultValue={false} />]}
      primary={({ name }) => name}
      secondary={(activity) => (activity.hasTasks ? `Ages: ${agesWords(activity)}` : <Warning>{missing}</Warning>)}
      hiddenColumns={['id', 'locationNames']}
    >
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col source="name" label="Name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col
        source="hasTasks"
        label="Status"
        render={(activity: AdminActivity) => (activity.hasTasks ? null : <Warning>{missing}</Warning>)}
      />
      <DataTable.NumberCol source="ageMin" label="Age Min" />
      <DataTable.NumberCol source="ageMax" label="Age Max" />
      <DataTable.Col source="imageUrl" label="Image" disableSort render={(activity: AdminActivity) => <Thumbnail {...activity} />} />
      <DataTable.Col
        source="locationNames"
        label="Locations"
        disableSort
        render={(activity: AdminActivity) => activity.locationNames.join(', ')}
      />
      <DataTable.Col source="modifiedDateUtc" label="Modified Date">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}

/** The name stands beside it: no words needed. */
function Thumbnail({ imageUrl }: Pick<AdminActivity, 'imageUrl'>) {
  if (!imageUrl) return null;
  return (
    <Box
      component="img"
      src={imageUrl}
      alt=""
      loading="lazy"
      sx={{ width: 56, height: 36, objectFit: 'cover', borderRadius: 1, display: 'block' }}
    />
  );
}
