import { buildChildTask, buildPhotoTask, buildRentalTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { type OwnPlace, ownPlace } from '../support/own-place';

/** A place of this test's own with all four tasks: one signature for the family, agreed, typed and drawn. */
export async function ownDay(database: TestDatabase): Promise<OwnPlace> {
  const place = await ownPlace(database, {
    consolidateWaivers: true,
    enableAgreeCheckbox: true,
    enableTextSignature: true,
    enableWetSignature: true,
  });
  const tasks = await Promise.all([buildRentalTask(database), buildChildTask(database), buildPhotoTask(database)]);
  for (const taskId of tasks)
    await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [place.activityId, taskId]);
  return place;
}
