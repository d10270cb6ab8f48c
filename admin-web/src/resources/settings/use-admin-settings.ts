import type { AdminSettings, AdminSettingsWrite } from '@arrival/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { changedMeanwhile, settleConflict } from '../../data/conflict';
import { callJson } from '../../data/transport';
import { useHeld } from '../../shared/dirty';
import { say } from '../../words/say';

const path = '/api/admin/settings';
const queryKey = ['admin-settings'];

type Fields = Record<string, unknown>;

/** The pages over the one record. */
export type SettingsPage = 'settings' | 'language' | 'theme';

interface Change {
  /** In whose words its fields are told. */
  readonly resource: SettingsPage;
  /** What the form holds, field by field, and what it held when it was opened. */
  readonly mine: Fields;
  readonly before: Fields;
  /** The same fields of what the server holds. */
  readonly fieldsOf: (settings: Fields) => Fields;
  /** The fields as the wire wants them. */
  readonly toWrite: (fields: Fields) => AdminSettingsWrite;
}

/** General settings, texts and theme: one record on the server, three pages here. */
export function useAdminSettings(isDirty: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callJson<AdminSettings>(path, { signal }),
  });
  const settings = useHeld(data, isDirty);
  const client = useQueryClient();
  const save = async (change: Change) => {
    const saved = await put(change, settings?.version);
    client.setQueryData(queryKey, saved);
  };
  return { settings, error, refetch, save };
}

/** When somebody else saved in the meantime, asks field by field and saves what was chosen. */
async function put(change: Change, version: number | undefined): Promise<AdminSettings> {
  try {
    return await callJson<AdminSettings>(path, { method: 'PUT', body: { ...change.toWrite(change.mine), version } });
  } catch (error) {
    const current = changedMeanwhile(error);
    if (!current) throw error;
    const theirs = { ...change.fieldsOf(current), version: current['version'] };
    const settled = await settleConflict(change.resource, change.mine, theirs, change.before);
    if (!settled) throw new HttpError(say('conflict.notSaved'), 409, {});
    const { version: newest, ...mine } = settled;
    return put({ ...change, mine, before: theirs }, newest as number);
  }
}
