import { adminSettingsWriteSchema } from '@arrival/contracts';

type Fields = Record<string, unknown>;

const others = ['version', 'languageSettings', 'themeSettings', 'oneRiskSecret'];
const names = Object.keys(adminSettingsWriteSchema.shape).filter((name) => !others.includes(name));
const typed = 'The one typed here';
const removed = 'Taken away';

export const pick = (settings: Fields): Fields => Object.fromEntries(names.map((name) => [name, settings[name]]));

/** What the form holds, to be compared with the server; the secret, which nobody reads, by what is to happen to it (D47). */
export function fromForm({ newSecret, removesSecret, ...values }: Fields): Fields {
  const secret = removesSecret ? removed : newSecret ? typed : undefined;
  return { ...pick(values), ...(secret && { oneRiskSecret: secret }) };
}

export const fromServer = (settings: Fields): Fields => ({
  ...pick(settings),
  oneRiskSecret: settings['isOneRiskSecretSet'] ? 'Set' : 'Not set',
});

/** The secret goes along only when it was typed or is to be taken away (D47). */
export function toWrite({ oneRiskSecret, ...fields }: Fields, newSecret: unknown): Fields {
  if (oneRiskSecret === removed) return { ...fields, oneRiskSecret: null };
  return oneRiskSecret === typed ? { ...fields, oneRiskSecret: newSecret } : fields;
}
