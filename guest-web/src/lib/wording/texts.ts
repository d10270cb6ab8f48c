import type { Language } from '@arrival/contracts';
import { fillTokens } from '@arrival/rules';
import { externalStore, useExternalStore } from '@arrival/web/external-store';
import { createContext, use, useMemo } from 'react';
import { isolated } from '../../words/words';
import { useSettings } from '../settings';
import { useSession } from '../sign-in/use-session';

type Sections = 'application' | 'home' | 'rentalProfile' | 'welcome' | 'checkIn' | 'passChecker' | 'bleConnect';
type KnownKeys<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] } & string;
/** `home.checkInButton` and its like. */
export type TextKey = { [Section in Sections]: `${Section}.${KnownKeys<Language[Section]>}` }[Sections];

export type Tokens = Partial<Record<'MemberCount' | 'QRCodeCount' | 'unactivatdCount' | 'FirstName', string | number>>;
export type TextFunction = (key: TextKey, tokens?: Tokens) => string;

/** What fills the tokens on these pages, in whatever text they are typed (D30). */
export const TextTokens = createContext<Tokens>({});

/** The family's mobile passes that wait to be activated, once somebody has counted them. */
export const unactivatedPasses = externalStore(0);

/** The operator's words, tokens filled; `{FirstName}` is the signed-in guest (D30). */
export function useText(): TextFunction {
  const { language } = useSettings();
  const around = use(TextTokens);
  const firstName = useSession()?.givenName ?? '';
  const unactivatdCount = useExternalStore(unactivatedPasses);
  return useMemo(
    () => (key, tokens) => {
      const [section, name] = key.split('.') as [Sections, string];
      const text = language[section]?.[name];
      return typeof text === 'string'
        ? isolated(fillTokens(text, { FirstName: firstName, unactivatdCount, ...around, ...tokens }))
        : '';
    },
    [language, firstName, unactivatdCount, around],
  );
}
