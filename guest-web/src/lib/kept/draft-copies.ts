import { tabStorage } from '@arrival/web/storage';
import { childDraftKey } from '../checkin/draft-keys';
import { draftPrefix, readDraft, writeDraft } from '../drafts/drafts';

/** What was typed for a completion, under the name by which its form finds it again. */
export interface DraftCopy {
  name: string;
  value: unknown;
  isHealthData?: boolean;
}

/** `rental.1.1.2.7`, `waiver.1.1.1.7 1.1.1.8`: the kind, then whose contact tasks. */
const isOf = (taskId: string, name: string): boolean =>
  name
    .slice(name.indexOf('.') + 1)
    .split(' ')
    .includes(taskId);

/** Everything that was typed for a contact task. A child's answers are in this page's memory alone. */
export function draftsOf(taskId: string): DraftCopy[] {
  const names = tabStorage.keys(draftPrefix).map((key) => key.slice(draftPrefix.length));
  const health = childDraftKey({ id: taskId });
  const inTab = names.filter((name) => name !== health && isOf(taskId, name));
  const copies = inTab.map((name): DraftCopy => ({ name, value: readDraft(name) }));
  const answers = readDraft(health);
  return answers === undefined ? copies : [...copies, { name: health, value: answers, isHealthData: true }];
}

/** As if they had just been typed. */
export function giveBackDrafts(copies: readonly DraftCopy[]): void {
  for (const { name, value, isHealthData = false } of copies) writeDraft(name, value, { isHealthData });
}
