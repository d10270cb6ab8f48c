import { type AdminProduct, productRules } from '@arrival/contracts';
import { say } from '../../words/say';

const kinds = ['rentalProfile', 'childRegistration', 'image'] as const;

/** Keywords and waivers' ids as they are compared: trimmed, in any case (D67). */
const isAlike = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

const hasRule = (rules: readonly string[], rule: string) => rules.some((keyword) => isAlike(keyword, rule));

/** What the buyer is asked for; a product that says nothing asks for every task of its activity (D16). */
export function asksWords({ rules, posWaiverIds, requiresImage }: AdminProduct): string {
  const asked = kinds.filter((kind) => hasRule(rules, productRules[kind]) || (kind === 'image' && requiresImage));
  const words = [
    ...(posWaiverIds.length > 0 ? [say('resources.products.asks.waivers', { ids: posWaiverIds.join(', ') })] : []),
    ...asked.map((kind) => say(`resources.products.asks.${kind}`)),
  ];
  return words.join(', ') || say('resources.products.asks.everything');
}

/** A point of sale may write them otherwise: what is compared alike is ticked alike (D67), and what is not offered stays. */
export const asOffered = (named: readonly string[], offered: readonly string[]): string[] => {
  const spelled = named.map((one) =>
    offered.includes(one) ? one : (offered.find((other) => isAlike(one, other)) ?? one),
  );
  return [...new Set(spelled)];
};

export const offeredRules = kinds.map((kind) => productRules[kind]);

export const ruleChoices = () =>
  kinds.map((kind) => ({ id: productRules[kind], name: say(`resources.products.rules.${kind}`) }));
