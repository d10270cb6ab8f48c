import type { LanguageTag } from '@arrival/contracts';
import { deviceStorage } from '@arrival/web/storage';

export const languageKey = 'arrival.language';

/** What the guest picked on this phone; another version of the app may have written it. */
export const keptLanguage = (): string | undefined => deviceStorage.read<string>(languageKey);
/** Without one the browser's own counts again. */
export const keepLanguage = (tag: LanguageTag | undefined): void =>
  tag ? deviceStorage.write(languageKey, tag) : deviceStorage.remove(languageKey);
