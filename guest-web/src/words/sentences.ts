import { spokenLanguage } from './words';

/** Sentences that follow each other in one paragraph; Japanese has no space between them. */
export const sentences = (...said: readonly string[]): string => said.join(spokenLanguage() === 'ja' ? '' : ' ');
