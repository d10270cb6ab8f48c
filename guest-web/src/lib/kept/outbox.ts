import type { ContactTask } from '@arrival/contracts';
import { queryClient } from '../api/query-client';
import { householdChanged } from '../household';
import { deliver } from './deliver';
import { outboxEngine } from './engine';
import { type Entry, isWaiting, type KeptEntry, type Refusal } from './entry';
import type { KeptValues } from './kept-values';
import { isSignedInAs } from './ongoing-session';
import { nothingKept, outboxState } from './outbox-state';
import { giveBack, putOver, show, showPicture } from './over-answers';
import type { Phone } from './phone';
import { sender } from './sender';
import { type SentEntry, toldEntry } from './told-entry';

export interface Outbox {
  add: (entry: Entry, file?: Blob, sent?: Promise<ContactTask>) => Promise<KeptEntry>;
  /** The guest does not want it any more. */
  drop: (entry: Pick<KeptEntry, 'id'>) => Promise<void>;
  /** The picture of a photo that was not taken, and why. */
  refusedPicture: (taskId: string) => Promise<{ picture: Blob; refusal: Refusal } | undefined>;
  /** Open again in the path, with what was typed. */
  giveBack: (entry: KeptEntry) => void;
  /** The server has it by another way: what was refused before is over. */
  redone: (taskId: string) => Promise<void>;
  /** The guest has looked at what arrived: when nothing is left, it is over. */
  seen: () => Promise<void>;
  /** Sends what waits, now. */
  send: () => void;
  close: () => void;
}

/** What one person has finished on this phone, on its way to the server. */
export async function openOutbox({ entries: store, values, owner }: Phone, subject: string): Promise<Outbox> {
  const channel = new BroadcastChannel(`arrival.outbox ${owner}`);
  const arrived = arrivedLog(values);
  const engine = outboxEngine({
    store,
    deliver: async (entry) => deliver(entry, entry.upload && (await store.fileOf(entry.id))),
    // Without locks two tabs may send the same; under its key it counts once all the same.
    alone: (work) => navigator.locks?.request(`arrival.outbox ${owner}`, work) ?? work(),
    isOwnerHere: () => isSignedInAs(subject),
    onTrying: (sendingId) => outboxState.set({ ...outboxState.get(), sendingId }),
    onStored: async (entry, answer) => {
      show(entry, answer);
      await arrived.add(entry);
      await changed();
    },
    onRefused: async (entry) => {
      // First it waits no more: what is asked for anew would else be covered by it once again.
      await changed();
      giveBack(entry);
    },
  });

  const read = async () => {
    const [sent, entries] = [await arrived.all(), await store.all()];
    outboxState.set({ ...outboxState.get(), isOpen: true, entries, sent });
  };
  const putAllOver = async () => {
    putOver();
    for (const entry of outboxState.get().entries) if (entry.upload) showPicture(entry, await store.fileOf(entry.id));
  };
  /** Here and in the other tabs. */
  const readEverywhere = async () => {
    await read();
    channel.postMessage('changed');
  };
  const changed = async () => {
    await readEverywhere();
    void queryClient.invalidateQueries(householdChanged);
  };
  channel.onmessage = async () => {
    await read();
    // Without a connection nothing that is asked anew would tell of it.
    await putAllOver();
    void queryClient.invalidateQueries(householdChanged);
  };

  const send = sender(() => engine.drain());
  await read();
  await putAllOver();
  send();
  return {
    async add(entry, file, sent) {
      // What was sent before is a story of its own.
      if (outboxState.get().entries.length === 0) await arrived.clear();
      const kept = await engine.add(entry, file, sent);
      showPicture(entry, file);
      await readEverywhere();
      putOver();
      send();
      return kept;
    },
    async drop({ id }) {
      await store.remove(id);
      await changed();
    },
    async refusedPicture(taskId) {
      // Not from the state: the task opens again before that has been told.
      const entry = (await store.all()).find(({ task, refusal }) => refusal && task.id === taskId);
      const picture = entry?.upload && (await store.fileOf(entry.id));
      return entry?.refusal && picture && { picture, refusal: entry.refusal };
    },
    giveBack,
    async redone(taskId) {
      const over = outboxState.get().entries.filter((entry) => !isWaiting(entry) && entry.task.id === taskId);
      for (const { id } of over) await store.remove(id);
      if (over.length > 0) await changed();
    },
    async seen() {
      if ((await store.all()).length > 0) return;
      await arrived.clear();
      await readEverywhere();
    },
    send,
    close() {
      channel.close();
      send.stop();
      outboxState.set(nothingKept);
    },
  };
}

/** What has arrived from this phone, to be told until nothing is left here and the guest has seen it. */
function arrivedLog(values: KeptValues) {
  const all = async () => (await values.read<SentEntry[]>('arrived'))?.value ?? [];
  return {
    all,
    add: async (entry: KeptEntry) =>
      values.write('arrived', [...(await all()), { ...toldEntry(entry), sentAt: Date.now() }]),
    clear: () => values.write('arrived', []),
  };
}
