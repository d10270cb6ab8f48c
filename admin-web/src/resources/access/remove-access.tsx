import type { AdminEmail, Authenticated } from '@arrival/contracts';
import { useDelete, useNotify, useResourceContext } from 'react-admin';
import { useJson } from '../../data/use-json';
import { ConfirmOnce } from '../../shared/forms/confirm-once';
import { say } from '../../words/say';

/** Asks before an address loses access. It stands beside the list, because a row can go while it is asked: what was typed is still being looked for. */
export function RemoveAccess({ row, onClose }: { row: AdminEmail | undefined; onClose: () => void }) {
  const resource = useResourceContext();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete<AdminEmail, Error>();
  const { data: me } = useJson<Authenticated>('/api/admin/authenticated');
  const email = row?.email ?? '';
  const isMe = email !== '' && me?.email?.toLowerCase() === email.toLowerCase();
  const confirm = () => {
    void remove(
      resource,
      { id: row?.id, previousData: row },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(say('resources.access.removed'), { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmOnce
      isOpen={row !== undefined}
      loading={isPending}
      title={isMe ? say('resources.access.askMe') : say('resources.access.ask', { email })}
      content={isMe ? say('resources.access.meansForMe', { email }) : say('resources.access.removeMeans')}
      confirm={say('resources.access.remove')}
      confirmColor="warning"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
