import type { ShippedTexts } from '../language';
import type { LanguageTag } from '../language-tag';
import { ar } from './ar';
import { de } from './de';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';

/** The texts that an administrator may change, as shipped, in the languages other than English (`defaultLanguage`). */
export const shippedTexts: Readonly<Record<Exclude<LanguageTag, 'en'>, ShippedTexts>> = { fr, es, de, it, ja, ar };
