import type { AdminActivity, Product } from '@arrival/contracts';
import { LinkPanel } from '../../shared/link-panel';
import { useLinks } from '../../shared/use-links';

/** The products whose purchase leads to an activity, where a location uses the point of sale (D9). */
export function AssignedProducts() {
  const { record, isBusy, run } = useLinks<AdminActivity>();
  if (!record) return null;
  return (
    <LinkPanel<Product>
      title="Products"
      rows={record.activityProducts.map(({ productId, productName }) => ({ id: productId, name: productName ?? `Product ${productId}` }))}
      resource="products"
      hasPage={false}
      pickLabel="Find a product by name or code"
      notLinked={{ exceptActivityId: record.id }}
      linkLabel="Link Product"
      unlinkLabel="Delete"
      empty="No products. Where Use POS is on, nobody is asked this unless it is the default there. Elsewhere the ages decide."
      isBusy={isBusy}
      words={(product) => `${product.name} (${product.code})`}
      onLink={(product) => run((verbs, id) => verbs.linkProduct(id, product.id), `${product.name} leads here`)}
      onUnlink={(row) => void run((verbs, id) => verbs.unlinkProduct(id, row.id), `${row.name} no longer leads here`, 'product_unlinked')}
    />
  );
}
