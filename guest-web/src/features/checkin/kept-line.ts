import { isolated } from '../../words/words';

/** Answers in one line: it breaks between them alone, and each is read from its own side. */
export const keptLine = (answers: readonly string[]): string =>
  answers.map((answer) => isolated(answer.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060'))).join('\u00a0· ');
