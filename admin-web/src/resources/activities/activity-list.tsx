import type { AdminActivity } from '@arrival/contracts';
import { Box } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';
import { agesWords } from '../../shared/wording/ages-words';
import { InstantField } from '../../shared/wording/instant';
import { say } from '../../words/say';

/** /admin/activities (spec §2). */
export function ActivityList() {
  return (
    <ListScreen<AdminActivity>
      title={say('app.menu.activities')}
      addLabel={say('resources.activities.add')}
      empty={{ title: say('resources.activities.empty.title'), help: say('resources.activities.empty.help') }}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<BooleanInput key="tasks" source="hasTasks" defaultValue={false} />]}
      primary={({ name }) => name}
      secondary={(activity) =>
        activity.hasTasks ? say('resources.activities.ages', { ages: agesWords(activity) }) : <Missing />
      }
      hiddenColumns={['id', 'locationNames']}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.NumberCol source="ageMin" />
      <DataTable.NumberCol source="ageMax" />
      <DataTable.Col
        source="imageUrl"
        label={say('resources.activities.image')}
        disableSort
        render={(activity: AdminActivity) => <Thumbnail {...activity} />}
      />
      <DataTable.Col
        source="locationNames"
        disableSort
        render={(activity: AdminActivity) => activity.locationNames.join(', ')}
      />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col
        source="hasTasks"
        label={say('resources.activities.status')}
        render={(activity: AdminActivity) => (activity.hasTasks ? null : <Missing />)}
      />
    </ListScreen>
  );
}

function Missing() {
  return <Warning>{say('resources.activities.missingTasks')}</Warning>;
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
