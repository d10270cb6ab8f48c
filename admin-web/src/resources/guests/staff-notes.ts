import type { AdminTask } from '@arrival/contracts';
import { useGetMany } from 'react-admin';
import { say } from '../../words/say';
import type { MemberVerdict } from './verdicts';

/** What colleagues have noted for staff at the tasks that are left. */
export function useStaffNotes(verdicts: readonly MemberVerdict[] = []) {
  const ids = [...new Set(verdicts.flatMap(({ open }) => open.map(({ taskId }) => taskId)))];
  const { data, error, refetch } = useGetMany<AdminTask>('tasks', { ids });
  const notes = new Map(data?.map(({ id, staffNote }) => [id, staffNote]));
  const notesOf = ({ open }: MemberVerdict): string[] =>
    open.flatMap(({ taskId, taskName: task }) => {
      const note = notes.get(taskId);
      return note ? [say('resources.guests.answer.note', { task, note })] : [];
    });
  return { notesOf, error, refetch };
}
