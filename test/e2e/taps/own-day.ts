import { buildChildTask, buildPhotoTask, buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { type OwnPlace, ownPlace } from '../support/own-place';

/** A place of this test's own with all four tasks: agreed, typed and drawn, in one signature for the family or person by person. */
export async function ownDay(database: TestDatabase, consolidateWaivers: boolean): Promise<OwnPlace> {
  const place = await ownPlace(database, {
    consolidateWaivers,
    enableAgreeCheckbox: true,
    enableTextSignature: true,
    enableWetSignature: true,
  });
  const tasks = await Promise.all([buildRentalTask(database), buildChildTask(database), buildPhotoTask(database)]);
  for (const taskId of tasks)
    await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [place.activityId, taskId]);
  return place;
}
