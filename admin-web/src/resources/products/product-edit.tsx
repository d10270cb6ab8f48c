import { type AdminProduct, productWriteSchema } from '@arrival/contracts';
import { Alert, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { checkBy } from '../../shared/forms/check-by';
import { EditScreen } from '../../shared/forms/record-form';
import { useBuiltIn } from '../../shared/settings/use-built-in';
import { say } from '../../words/say';
import { ProductFields } from './product-fields';

/** /admin/products/{id}; behind a bridge it shows what the point of sale tells (D74). */
export function ProductEdit() {
  const { isBuiltIn, isKnown } = useBuiltIn();
  return (
    <EditScreen
      title={say('resources.products.title')}
      saveLabel={say('resources.products.update')}
      deleteLabel={say('resources.products.delete')}
      mayChange={() => isBuiltIn}
      validate={checkBy(productWriteSchema, 'products')}
    >
      {isKnown && !isBuiltIn && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('resources.products.told')}
        </Alert>
      )}
      <ProductFields />
      <LeadsTo />
    </EditScreen>
  );
}

function LeadsTo() {
  const names = useRecordContext<AdminProduct>()?.activityNames ?? [];
  return (
    <Typography color="text.secondary">
      {names.length > 0
        ? say('resources.products.leadsTo', { activities: names.join(', ') })
        : say('resources.products.leadsNowhereYet')}
    </Typography>
  );
}
