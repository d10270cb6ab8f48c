import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '@arrival/rules';
import { isolated, letterPage, oneLine } from '../../../platform/mail/letter-page';
import type { Letter } from '../../../platform/mail/mailer';
import { invitationWords } from './invitation-words';

interface Invitation {
  readonly language: LanguageTag;
  readonly resort: string;
  readonly place: string;
  /** YYYY-MM-DD, by the calendar of the location. */
  readonly day: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly url: string;
}

/** Asks a household to finish at home what is left before its visit (D78). */
export function invitationLetter({
  language,
  resort,
  place,
  day,
  name,
  people,
  url,
}: Invitation): Omit<Letter, 'key' | 'to'> {
  const words = invitationWords[language];
  const tokens = {
    resort: oneLine(resort),
    place: isolated(place),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day)),
    name: isolated(name),
    names: new Intl.ListFormat(language).format(people.map(isolated)),
  };
  const say = (text: string): string => fillTokens(text, tokens);
  return {
    ...letterPage({
      language,
      subject: say(words.subject),
      lines: [say(words.hello), say(words.coming), say(words.left)],
      link: { words: words.link, url },
      below: say(words.why),
    }),
    attachments: [],
  };
}
