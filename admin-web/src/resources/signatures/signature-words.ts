import type { SignatureRow } from '@arrival/contracts';

const methods: Record<string, string> = { agree: 'agreed', typed: 'typed name', drawn: 'drawn', typedPicture: 'typed instead of drawn' };

export const methodWords = (names: readonly string[]): string => names.map((name) => methods[name] ?? name).join(', ');

export const versionWords = ({ textVersion }: Pick<SignatureRow, 'textVersion'>): string =>
  textVersion === null ? 'Not known' : `Version ${textVersion}`;
