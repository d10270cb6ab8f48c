import type { ContactActivity } from '@arrival/contracts';
import { home } from '../../words/home';
import { useWords } from '../../words/words';

/** "1 of 4 ready": of those whom an activity asks something. */
export function useReadyWords(): (activity: ContactActivity) => string {
  const words = useWords(home);
  return ({ contacts }) => {
    const asked = contacts.filter((contact) => contact.tasksTotal > 0);
    const [ready, total] = [asked.filter((contact) => contact.isCheckInComplete).length, asked.length];
    return ready === total ? words.allReady : words.someReady({ ready, total });
  };
}
