import type { AdminProduct } from '@arrival/contracts';
import { BooleanInput, DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { useBuiltIn } from '../../shared/settings/use-built-in';
import { InstantField } from '../../shared/wording/instant';
import { YesNo } from '../../shared/wording/yes-no';
import { say } from '../../words/say';
import { asksWords } from './asks-words';

const leadsTo = ({ activityNames }: AdminProduct): string =>
  activityNames.join(', ') || say('resources.products.leadsNowhere');

/** /admin/products: what is sold, and what it asks of the buyer (D16, D74). */
export function ProductList() {
  const { isBuiltIn, isAsked } = useBuiltIn();
  return (
    <ListScreen<AdminProduct>
      title={say('app.menu.products')}
      {...(isBuiltIn && { addLabel: say('resources.products.add') })}
      areActionsComing={isAsked}
      empty={{
        title: say('resources.products.empty.title'),
        help: say(isBuiltIn ? 'resources.products.empty.help' : 'resources.products.empty.told'),
      }}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<BooleanInput key="isSeasonPass" source="isSeasonPass" defaultValue={true} />]}
      primary={({ name, code }) => say('shared.withKind', { name, kind: code })}
      secondary={leadsTo}
      hiddenColumns={['id', 'modifiedDateUtc']}
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="name">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="code" />
      <DataTable.Col source="isSeasonPass">
        <YesNo source="isSeasonPass" />
      </DataTable.Col>
      <DataTable.Col source="rules" disableSort render={(product: AdminProduct) => asksWords(product)} />
      <DataTable.Col source="activityNames" disableSort render={leadsTo} />
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
    </ListScreen>
  );
}
