import type { QueryKey } from '@tanstack/react-query';
import { isProblem } from '../api/problem';
import { queryClient } from '../api/query-client';
import { readSelection } from '../checkin/selection';
import { session } from '../sign-in/session';
import type { KeptValues } from './kept-values';
import { keepPerson } from './ongoing-session';
import { withWaiting } from './over-answers';

/** A question without an answer for this long is asked in a tunnel. */
const patienceMs = 4000;
/** What the path and its end are made of. */
const kept = ['locations', 'grouping', 'waiverText'];
const isKept = ([first, second]: QueryKey): boolean =>
  kept.includes(String(first)) || (first === 'household' && (second === 'profile' || second === 'activities'));

const nameOf = (key: QueryKey): string => JSON.stringify(key);
const late = Symbol('late');
const since = new Map<string, number>();

export const keptSince = (key: QueryKey): number | undefined => since.get(nameOf(key));

/** The API's answer; out of a tunnel, what this page or this phone knows. An answer that comes late counts all the same, while the same person is here. */
export async function readKept<T>(
  values: Promise<KeptValues | undefined>,
  key: QueryKey,
  ask: () => Promise<T>,
): Promise<T> {
  const who = session.get()?.subject;
  const asking = ask().then((answer) => withWaiting(key, answer));
  const first = await Promise.race([asking, after(patienceMs)]).catch((error: unknown) => {
    if (!isProblem(error) || !error.isUnreachable) throw error;
    return late;
  });
  if (first !== late) {
    since.delete(nameOf(key));
    return first as T;
  }
  const known = await knownOf<T>(values, key);
  if (!known) return asking;
  since.set(nameOf(key), known.at);
  asking.then(
    (answer) => {
      if (session.get()?.subject !== who) return;
      since.delete(nameOf(key));
      queryClient.setQueryData(key, answer);
    },
    () => undefined,
  );
  return withWaiting(key, known.value);
}

async function knownOf<T>(
  values: Promise<KeptValues | undefined>,
  key: QueryKey,
): Promise<{ value: T; at: number } | undefined> {
  const { data, dataUpdatedAt: at } = queryClient.getQueryState<T>(key) ?? {};
  return data !== undefined && at ? { value: data, at: keptSince(key) ?? at } : (await values)?.read<T>(nameOf(key));
}

const after = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late));

/** From the moment the path is opened, its answers are kept as they come and change. */
export function keepAnswers(values: KeptValues): () => void {
  const written = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    const selection = readSelection();
    if (!selection) return;
    await values.write('selection', selection);
    await keepPerson(values);
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const name = nameOf(queryKey);
      if (!isKept(queryKey) || state.data === undefined || written.get(name) === state.data || since.has(name))
        continue;
      written.set(name, state.data);
      await values.write(name, state.data);
    }
  };
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isKept(query.queryKey) || readSelection() === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void write().catch((error: unknown) => console.info('Not kept', error)), 300);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
