import { productWriteSchema } from '@arrival/contracts';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { ProductFields } from './product-fields';

const startsWith = { isSeasonPass: false, requiresImage: false, rules: [], posWaiverIds: [] };

/** /admin/products/create (D74). */
export function ProductCreate() {
  return (
    <CreateScreen
      title={say('resources.products.add')}
      saveLabel={say('resources.products.add')}
      validate={checkBy(productWriteSchema, 'products')}
      defaultValues={startsWith}
    >
      <ProductFields />
    </CreateScreen>
  );
}
