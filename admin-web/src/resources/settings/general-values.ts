import { type AdminSettings, adminSettingsWriteSchema } from '@arrival/contracts';
import type { TheirsAlone } from '../../data/conflict';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';

type Fields = Record<string, unknown>;

const others = ['version', 'languageSettings', 'themeSettings', 'oneRiskSecret'];
const names = Object.keys(adminSettingsWriteSchema.shape).filter((name) => !others.includes(name));
const typed = () => say('resources.settings.secret.typed');
const none = () => say('resources.settings.secret.none');

export const pick = (settings: Fields): Fields => Object.fromEntries(names.map((name) => [name, settings[name]]));

/** What the form holds, to be compared with the server; the secret, which nobody reads, by what is to happen to it (D47). */
export function fromForm({ newSecret, removesSecret, ...values }: Fields): Fields {
  const secret = removesSecret ? none() : newSecret ? typed() : undefined;
  return { ...pick(values), ...(secret && { oneRiskSecret: secret }) };
}

/** "Set on 11/20/26 09:12 am": two secrets of the same minute are told apart by the whole instant. */
export function secretWords(setUtc: AdminSettings['oneRiskSecretSetUtc']): string {
  return setUtc
    ? say('resources.settings.secret.setOn', { when: instantWords(setUtc) })
    : say('resources.settings.secret.setOnce');
}

/** As the form holds them: of the secret only that it is set, and since when (D47). */
export function fromServer(settings: Fields): Fields {
  const { isOneRiskSecretSet: isSet, oneRiskSecretSetUtc: setUtc } = settings as Partial<AdminSettings>;
  const secret: TheirsAlone & { setUtc: unknown } = { inWords: secretWords(setUtc ?? null), setUtc };
  return { ...pick(settings), oneRiskSecret: isSet ? secret : none() };
}

/** The secret goes along only when it was typed or is to be taken away (D47). */
export function toWrite({ oneRiskSecret, ...fields }: Fields, newSecret: unknown): Fields {
  if (oneRiskSecret === none()) return { ...fields, oneRiskSecret: null };
  return oneRiskSecret === typed() ? { ...fields, oneRiskSecret: newSecret } : fields;
}
