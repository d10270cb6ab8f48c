import type { Webhook } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { RecordContextProvider, useGetOne, useRecordContext } from 'react-admin';

const live = { isLive: true };

/** How the address is doing, read beside its form, which keeps what is typed. */
export function LiveWebhook({ children }: { children: ReactNode }) {
  const opened = useRecordContext<Webhook>();
  const id = opened?.id;
  const { data } = useGetOne<Webhook>('webhooks', { id: id ?? 0, meta: live }, { enabled: id !== undefined });
  return <RecordContextProvider value={data ?? opened}>{children}</RecordContextProvider>;
}
