import type { AdminActivity, Product } from '@arrival/contracts';
import { LinkPanel } from '../../shared/links/link-panel';
import { useLinks } from '../../shared/links/use-links';
import { useBuiltIn } from '../../shared/settings/use-built-in';
import { say } from '../../words/say';

/** The products whose purchase leads to an activity, where a location uses the point of sale (D9). */
export function AssignedProducts() {
  const { record, isBusy, run } = useLinks<AdminActivity>();
  const { isBuiltIn, isKnown } = useBuiltIn();
  if (!record) return null;
  return (
    <LinkPanel<Product>
      title={say('resources.activities.products.title')}
      rows={record.activityProducts.map(({ productId, productName }) => ({
        id: productId,
        name: productName ?? say('resources.activities.products.unnamed', { id: productId }),
      }))}
      resource="products"
      pickLabel={say('resources.activities.products.pick')}
      notLinked={{ exceptActivityId: record.id }}
      linkLabel={say('resources.activities.products.link')}
      unlinkLabel={say('shared.delete')}
      empty={say(
        isKnown && !isBuiltIn ? 'resources.activities.products.emptyTold' : 'resources.activities.products.empty',
      )}
      isBusy={isBusy}
      words={(product) => say('shared.withKind', { name: product.name, kind: product.code })}
      onLink={(product) =>
        run(
          (verbs, id) => verbs.linkProduct(id, product.id),
          say('resources.activities.products.linked', { name: product.name }),
        )
      }
      onUnlink={(row) =>
        void run(
          (verbs, id) => verbs.unlinkProduct(id, row.id),
          say('resources.activities.products.unlinked', { name: row.name }),
          { kind: 'product', id: row.id },
        )
      }
    />
  );
}
