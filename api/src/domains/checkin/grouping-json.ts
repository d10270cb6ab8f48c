import type { Grouping, RentalContactTask } from '@arrival/contracts';
import type { CatalogSnapshot } from '../catalog/catalog-snapshot';

/** The lists a rental profile chooses from are most of an answer and the same for every member: made into JSON once per configuration. */
const listsOf = new WeakMap<CatalogSnapshot, Buffer>();

function listsJson(snapshot: CatalogSnapshot): Buffer {
  let json = listsOf.get(snapshot);
  if (!json) {
    const { age, ability, height, weight, shoeSize } = snapshot.referenceLists;
    const lists = { ageRefs: age, abilityRefs: ability, heightRefs: height, weightRefs: weight, shoeSizeRefs: shoeSize };
    json = Buffer.from(`,"relatedObject":${JSON.stringify(lists).slice(0, -1)},`);
    listsOf.set(snapshot, json);
  }
  return json;
}

const ending = Buffer.from('}');

/** One rental task in three pieces: itself, the lists, the member's answers. */
function rentalJson(task: RentalContactTask, before: string, lists: Buffer): Buffer[] {
  const { relatedObject, ...shared } = task;
  const { ageRefs, abilityRefs, heightRefs, weightRefs, shoeSizeRefs, ...answers } = relatedObject;
  return [Buffer.from(before + JSON.stringify(shared).slice(0, -1)), lists, Buffer.from(JSON.stringify(answers).slice(1)), ending];
}

/** The grouping as the bytes of its JSON (P4). */
export function groupingJson(grouping: Grouping, snapshot: CatalogSnapshot): Buffer {
  const { rentalProfileContactTasks: rentals, ...others } = grouping;
  const lists = listsJson(snapshot);
  const start = Buffer.from(`${JSON.stringify(others).slice(0, -1)},"rentalProfileContactTasks":[`);
  return Buffer.concat([start, ...rentals.flatMap((task, index) => rentalJson(task, index > 0 ? ',' : '', lists)), Buffer.from(']}')]);
}
