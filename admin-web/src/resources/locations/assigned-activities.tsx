import type { AdminActivity, AdminLocation } from '@arrival/contracts';
import { agesWords } from '../../shared/ages-words';
import { LinkPanel } from '../../shared/link-panel';
import { useLinks } from '../../shared/use-links';

/** The activities offered at a location (spec §2). */
export function AssignedActivities() {
  const { record, isBusy, run } = useLinks<AdminLocation>();
  if (!record) return null;
  const rows = record.activityLocations.map(({ activityId, activity }) => ({
    id: activityId,
    name: activity.isLocationDefaultActivity ? `${activity.name} (default)` : activity.name,
    detail: agesWords(activity),
  }));
  return (
    <LinkPanel<AdminActivity>
      title="Assigned activities"
      detailTitle="Ages"
      rows={rows}
      resource="activities"
      addLabel="Add Activity"
      pickLabel="Find an activity"
      notLinked={{ exceptLocationId: record.id }}
      linkLabel="Link Activity"
      unlinkLabel="Delete"
      empty="No activities yet: guests are asked nothing here. Link the first one."
      isEmptyWarning
      isBusy={isBusy}
      onLink={(activity) => run((verbs, id) => verbs.linkActivity(id, activity.id), `${activity.name} is offered here`)}
      onUnlink={(row) => void run((verbs, id) => verbs.unlinkActivity(id, row.id), `${row.name} is no longer offered here`)}
    />
  );
}
