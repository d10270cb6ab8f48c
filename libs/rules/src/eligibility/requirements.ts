import { firstKeptProductId, productRules, taskTypeIds } from '@arrival/contracts';
import type { ProductConfiguration, TaskConfiguration } from '../records/configuration';
import type { Medium, Purchase } from '../records/household';

const taskRules: readonly string[] = Object.values(productRules);

/** As it is compared: trimmed, in any case (D67). */
const plain = (keyword: string): string => keyword.trim().toUpperCase();

function hasRule(product: ProductConfiguration, rule: string): boolean {
  return product.rules.some((keyword) => plain(keyword) === rule);
}

/**
 * "No rules at all" (D16): nothing on the product says which tasks it needs. Keywords that are about something else
 * (pick-up box printing) do not count, and neither does an unknown product have rules.
 */
function hasNoTaskRules(product: ProductConfiguration | undefined): boolean {
  if (product === undefined) return true;
  const hasAuthorizationType = product.authorizationTypes.some((type) => plain(type) !== '');
  return !hasAuthorizationType && !product.isImageRequired && !taskRules.some((rule) => hasRule(product, rule));
}

function needs(product: ProductConfiguration, task: TaskConfiguration): boolean {
  const { posWaiverId } = task;
  switch (task.taskTypeId) {
    case taskTypeIds.waiver:
      return posWaiverId !== null && product.authorizationTypes.some((type) => plain(type) === plain(posWaiverId));
    case taskTypeIds.rentalProfile:
      return hasRule(product, productRules.rentalProfile);
    case taskTypeIds.childRegistration:
      return hasRule(product, productRules.childRegistration);
    default:
      return product.isImageRequired || hasRule(product, productRules.image);
  }
}

/** Whether what was bought needs the task, the media of it aside. */
export const asksFor = (product: ProductConfiguration | undefined, task: TaskConfiguration): boolean =>
  product === undefined || hasNoTaskRules(product) || needs(product, task);

/** No point of sale tells the media of what is kept here: the purchase alone asks for the photo (D74). */
const isKeptHere = ({ productId }: Purchase): boolean => productId >= firstKeptProductId;

export type Requirement =
  | { isRequired: true; purchase: Purchase }
  | { isRequired: false; code: 'notRequiredByPurchase' | 'noUnprintedMedia' };

/**
 * Is the task needed by what the contact bought (D16)? `purchases` are those that count for the activity, at least one, sorted;
 * `printable` is the contact's active unprinted media of the activity's products (D67).
 */
export function requirementOf(
  task: TaskConfiguration,
  purchases: readonly Purchase[],
  products: ReadonlyMap<number, ProductConfiguration>,
  printable: readonly Medium[],
): Requirement {
  let needing: Purchase | undefined;
  for (const purchase of purchases) {
    const product = products.get(purchase.productId);
    if (hasNoTaskRules(product)) return { isRequired: true, purchase: needing ?? purchase };
    if (needing === undefined && product !== undefined && needs(product, task)) needing = purchase;
  }
  if (task.taskTypeId !== taskTypeIds.photo)
    return needing ? { isRequired: true, purchase: needing } : { isRequired: false, code: 'notRequiredByPurchase' };
  if (needing && isKeptHere(needing)) return { isRequired: true, purchase: needing };
  if (printable.length === 0)
    return { isRequired: false, code: needing ? 'noUnprintedMedia' : 'notRequiredByPurchase' };
  const purchase = needing ?? (printable.some((medium) => medium.isImageRequired) ? purchases[0] : undefined);
  return purchase ? { isRequired: true, purchase } : { isRequired: false, code: 'notRequiredByPurchase' };
}
