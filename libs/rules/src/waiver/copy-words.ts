import type { LanguageTag } from '@arrival/contracts';
import { ar } from './copy-words/ar';
import { de } from './copy-words/de';
import { en } from './copy-words/en';
import { es } from './copy-words/es';
import { fr } from './copy-words/fr';
import { it } from './copy-words/it';
import { ja } from './copy-words/ja';
import type { CopyWords } from './copy-words/words';

/** What a copy of a signed waiver says of the signature, in the language of the text that was signed (D46). */
export const copyWords: Readonly<Record<LanguageTag, CopyWords>> = { en, fr, es, de, it, ja, ar };
