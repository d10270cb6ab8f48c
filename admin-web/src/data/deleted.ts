import type { AuditEvent } from '@arrival/contracts';
import { externalStore } from '@arrival/web/external-store';
import { newestChange, putBack } from './trail';
import { isUnknown } from './use-json';

export interface Deleted {
  readonly event: AuditEvent;
  /** Whether it shall be brought back. */
  settle(isWanted: boolean): void;
}

/** The deleted record that the dialog asks about. */
export const openDeleted = externalStore<Deleted | undefined>(undefined);

const asked = new Map<string, Promise<boolean>>();

async function ask(resource: string, id: number | string): Promise<boolean> {
  const event = await newestChange(resource, id);
  if (!event?.isRestorable || event.after !== null) return false;
  const isWanted = await new Promise<boolean>((settle) => {
    openDeleted.set({ event, settle });
  });
  openDeleted.set(undefined);
  if (isWanted) await putBack(event);
  return isWanted;
}

/** A record that is gone may have been deleted by somebody else: asks whether it shall come back, once for all who miss it. */
function bringBack(resource: string, id: number | string): Promise<boolean> {
  const key = `${resource}/${id}`;
  const answer = asked.get(key) ?? ask(resource, id).finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}

/** Does it again once the record is back; without that the refusal stands. */
export async function orBringBack<Result>(
  resource: string,
  id: number | string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(isUnknown(error) && (await bringBack(resource, id)))) throw error;
    return work();
  }
}
