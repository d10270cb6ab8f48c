import { noneText } from '@arrival/contracts';

/** A health answer in the guest's language, where it is the word that is stored for nothing (spec §5). */
export const healthWords = (answer: string, none: string): string => (answer === noneText ? none : answer);
