import { externalStore, useExternalStore } from '@arrival/web/external-store';

/** How far it is kept: through a reload or a new sign-in in this tab, or only for as long as the page lives. */
type Kept = 'tab' | 'page';

/** What has been typed, chosen or sent and is stored nowhere but here. */
const unsaved = externalStore<ReadonlyMap<string, Kept>>(new Map());
let isComingBack = false;

/** Browsers word the question themselves. */
function ask(event: BeforeUnloadEvent): void {
  if (!isComingBack || [...unsaved.get().values()].includes('page')) event.preventDefault();
}

function change(next: ReadonlyMap<string, Kept>): void {
  // Only while there is something to lose: a page with this listener is never kept for Back.
  if (next.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  unsaved.set(next);
}

export function markUnsaved(key: string, kept: Kept): void {
  if (unsaved.get().get(key) !== kept) change(new Map([...unsaved.get(), [key, kept]]));
}

export function markSaved(key: string): void {
  if (unsaved.get().has(key)) change(new Map([...unsaved.get()].filter(([other]) => other !== key)));
}

export const unsavedKeys = (): string[] => [...unsaved.get().keys()];

/** Whoever comes next starts afresh: nobody is asked. */
export function loseUnsaved(): void {
  change(new Map());
}

/** Leaving for sign-in, which leads back into this tab: what the tab keeps is not lost, and nothing is asked about it. */
export function leaveToComeBack(): void {
  isComingBack = true;
}

export function useHasUnsaved(): boolean {
  return useExternalStore(unsaved).size > 0;
}
