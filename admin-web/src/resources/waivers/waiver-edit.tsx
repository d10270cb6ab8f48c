import { waiverWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/check-by';
import { CreateScreen, EditScreen } from '../../shared/record-form';
import { VersionsPanel } from './versions-panel';
import { WaiverFields } from './waiver-fields';

const validate = checkBy(waiverWriteSchema, 'waivers');

/** One waiver: its text with the guests' view beside it, and its versions. */
export function WaiverEdit() {
  return (
    <EditScreen title="Waiver" saveLabel="Update Waiver" validate={validate} below={<VersionsPanel />}>
      <WaiverFields />
    </EditScreen>
  );
}

export function WaiverCreate() {
  return (
    <CreateScreen title="Add Waiver" saveLabel="Add Waiver" validate={validate} defaultValues={{ html: '' }}>
      <WaiverFields isNew />
    </CreateScreen>
  );
}
