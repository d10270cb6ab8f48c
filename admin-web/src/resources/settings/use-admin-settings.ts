import type { AdminSettings, AdminSettingsWrite } from '@arrival/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Change, saveOverTheirs } from '../../data/conflict';
import { callJson } from '../../data/transport';
import { useHeld } from '../../shared/forms/dirty';

const path = '/api/admin/settings';
const queryKey = ['admin-settings'];

type Fields = Record<string, unknown>;

/** The pages over the one record. */
export type SettingsPage = 'settings' | 'language' | 'theme';

interface SettingsChange extends Change {
  /** In whose words its fields are told. */
  readonly resource: SettingsPage;
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
  const save = async ({ fieldsOf, toWrite, ...change }: SettingsChange) => {
    const mine = { ...change.mine, version: settings?.version };
    const saved = await saveOverTheirs({ ...change, mine }, fieldsOf, ({ version, ...fields }) =>
      callJson<AdminSettings>(path, { method: 'PUT', body: { ...toWrite(fields), version } }),
    );
    client.setQueryData(queryKey, saved);
  };
  return { settings, error, refetch, save };
}
