import type { ActivityContact, ContactActivity } from '@arrival/contracts';
import { home } from '../../words/home';
import { useWords } from '../../words/words';
import { useUnsent } from './unsent';

/** "1 of 4 ready": of those whom an activity asks something. Ready is what the resort knows of. */
export function useReadyWords(): (activity: ContactActivity) => string {
  const words = useWords(home);
  const isUnsent = useUnsent();
  const isReady = ({ contactId, isCheckInComplete, reasons }: ActivityContact) =>
    isCheckInComplete && !reasons.some(({ isAsked, taskId }) => isAsked && isUnsent(contactId, taskId));
  return ({ contacts }) => {
    const asked = contacts.filter((contact) => contact.tasksTotal > 0);
    const [ready, total] = [asked.filter(isReady).length, asked.length];
    return ready === total ? words.allReady : words.someReady({ ready, total });
  };
}
