import type { AdminActivity, AdminLocation } from '@arrival/contracts';
import { LinkPanel } from '../../shared/links/link-panel';
import { useLinks } from '../../shared/links/use-links';
import { agesWords } from '../../shared/wording/ages-words';
import { say } from '../../words/say';
import { NewActivity } from '../activities/new-activity';

/** The activities offered at a location (spec §2). */
export function AssignedActivities() {
  const { record, isBusy, run } = useLinks<AdminLocation>();
  if (!record) return null;
  const rows = record.activityLocations.map(({ activityId, activity }) => ({
    id: activityId,
    name: activityId === record.defaultActivityId ? say('shared.default', { name: activity.name }) : activity.name,
    detail: agesWords(activity),
  }));
  return (
    <LinkPanel<AdminActivity>
      title={say('resources.locations.activities.title')}
      detailTitle={say('resources.locations.activities.ages')}
      rows={rows}
      resource="activities"
      addLabel={say('resources.activities.add')}
      addForm={NewActivity}
      askBefore={({ id }) => (id === record.defaultActivityId ? askAboutDefault(record) : undefined)}
      pickLabel={say('resources.locations.activities.pick')}
      notLinked={{ exceptLocationId: record.id }}
      linkLabel={say('resources.locations.activities.link')}
      unlinkLabel={say('shared.delete')}
      empty={say('resources.locations.activities.empty')}
      isEmptyWarning
      isBusy={isBusy}
      onLink={(activity) =>
        run(
          (verbs, id) => verbs.linkActivity(id, activity.id),
          say('resources.locations.activities.linked', { name: activity.name }),
        )
      }
      onUnlink={(row) =>
        void run(
          (verbs, id) => verbs.unlinkActivity(id, row.id),
          say('resources.locations.activities.unlinked', { name: row.name }),
          { kind: 'activity', id: row.id },
        )
      }
    />
  );
}

function askAboutDefault({
  name: location,
  usePosTransactionsAndOrders,
  defaultActivityId,
  activityLocations,
}: AdminLocation) {
  const name = activityLocations.find(({ activityId }) => activityId === defaultActivityId)?.activity.name ?? '';
  const means = usePosTransactionsAndOrders
    ? 'resources.locations.activities.askByPurchase'
    : 'resources.locations.activities.askByAge';
  return {
    title: say('resources.locations.activities.askTitle', { location }),
    content: say(means, { name, location }),
  };
}
