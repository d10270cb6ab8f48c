import { say } from '../../words/say';

/** A task by its name; without one it is the passes to print. */
export const taskWords = (taskName: string | null): string => taskName || say('resources.reporting.mediaToPrint');
