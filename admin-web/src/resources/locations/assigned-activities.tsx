import type { AdminActivity, AdminLocation } from '@arrival/contracts';
import { agesWords } from '../../shared/ages-words';
import { LinkPanel } from '../../shared/link-panel';
import { useLinks } from '../../shared/use-links';
import { NewActivity } from '../activities/new-activity';

/** The activities offered at a location (spec §2). */
export function AssignedActivities() {
  const { record, isBusy, run } = useLinks<AdminLocation>();
  if (!record) return null;
  const rows = record.activityLocations.map(({ activityId, activity }) => ({
    id: activityId,
    name: activityId === record.defaultActivityId ? `${activity.name} (default)` : activity.name,
    detail: agesWords(activity),
  }));
  return (
    <LinkPanel<AdminActivity>
      title="Assigned activities"
      detailTitle="Ages"
      rows={rows}
      resource="activities"
      addLabel="Add Activity"
      addForm={NewActivity}
      askBefore={({ id, name }) => (id === record.defaultActivityId ? askAboutDefault(name, record) : undefined)}
      pickLabel="Find an activity"
      notLinked={{ exceptLocationId: record.id }}
      linkLabel="Link Activity"
      unlinkLabel="Delete"
      empty="No activities yet: guests are asked nothing here. Link the first one."
      isEmptyWarning
      isBusy={isBusy}
      onLink={(activity) => run((verbs, id) => verbs.linkActivity(id, activity.id), `${activity.name} is offered here`)}
      onUnlink={(row) =>
        void run((verbs, id) => verbs.unlinkActivity(id, row.id), `${row.name} is no longer offered here`, 'activity_unlinked')
      }
    />
  );
}

function askAboutDefault(words: string, { name, usePosTransactionsAndOrders }: AdminLocation) {
  const meaning = usePosTransactionsAndOrders
    ? 'Guests whose purchases lead to no activity are then asked nothing here.'
    : 'Guests are then asked by the other activities that fit their age; without any they are asked nothing here.';
  return {
    title: `Take away the default activity of ${name}?`,
    content: `${words.replace(/ \(default\)$/, '')} is no longer offered, and ${name} has no default activity until you choose another. ${meaning}`,
  };
}
