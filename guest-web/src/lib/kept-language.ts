import type { LanguageTag } from '@arrival/contracts';
import { deviceStorage } from '@arrival/web/storage';

const key = 'arrival.language';

/** What the guest picked on this phone; another version of the app may have written it. */
export const keptLanguage = (): string | undefined => deviceStorage.read<string>(key);
export const keepLanguage = (tag: LanguageTag): void => deviceStorage.write(key, tag);
