import { type AdminProduct, productRules } from '@arrival/contracts';
import { say } from '../../words/say';

const kinds = ['rentalProfile', 'childRegistration', 'image'] as const;

/** The rules as they are compared: trimmed, in any case (D67). */
const hasRule = (rules: readonly string[], rule: string) =>
  rules.some((keyword) => keyword.trim().toUpperCase() === rule);

/** What the buyer is asked for; a product that says nothing asks for every task of its activity (D16). */
export function asksWords({ rules, posWaiverIds, requiresImage }: AdminProduct): string {
  const asked = kinds.filter((kind) => hasRule(rules, productRules[kind]) || (kind === 'image' && requiresImage));
  const words = [
    ...(posWaiverIds.length > 0 ? [say('resources.products.asks.waivers', { ids: posWaiverIds.join(', ') })] : []),
    ...asked.map((kind) => say(`resources.products.asks.${kind}`)),
  ];
  return words.join(', ') || say('resources.products.asks.everything');
}

/** A point of sale may write its keywords otherwise: what is compared alike is ticked alike (D67). */
export const asCompared = (rules: readonly string[] = []): string[] =>
  rules.map((keyword) => kinds.map((kind) => productRules[kind]).find((rule) => hasRule([keyword], rule)) ?? keyword);

export const ruleChoices = () =>
  kinds.map((kind) => ({ id: productRules[kind], name: say(`resources.products.rules.${kind}`) }));
