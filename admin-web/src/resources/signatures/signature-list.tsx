import type { SignatureRow } from '@arrival/contracts';
import { DataTable, NumberInput, TextInput } from 'react-admin';
import { DayFilter } from '../../shared/lists/day-filter';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { dayWords } from '../../shared/wording/day-words';
import { InstantField } from '../../shared/wording/instant';
import { instantWords } from '../../shared/wording/instant-words';
import { signedByWords } from '../../shared/wording/signed-by';
import { say } from '../../words/say';
import { methodWords, versionWords } from './signature-words';

/** Named anew in each language. */
const filters = () => [
  <TextInput key="waiver" source="posWaiverId" />,
  <NumberInput key="version" source="textVersion" label={say('resources.signatures.textVersionFilter')} />,
  <TextInput key="text" source="textHash" />,
  <NumberInput key="contact" source="contactId" />,
  <DayFilter key="from" source="from" />,
  <DayFilter key="to" source="to" />,
];

const oneLine = { '& .MuiTableCell-root, &.MuiTableCell-root': { whiteSpace: 'nowrap' } };

/** Who signed which text (D46): by name, waiver, text and day. */
export function SignatureList() {
  return (
    <ListScreen<SignatureRow>
      title={say('app.menu.signatures')}
      empty={{ title: say('resources.signatures.empty.title'), help: say('resources.signatures.empty.help') }}
      sort={{ field: 'signedAtUtc', order: 'DESC' }}
      filters={filters()}
      primary={({ contactName }) => contactName}
      secondary={(row) =>
        row.isOnBehalf
          ? say('resources.signatures.secondary', { title: row.title, signer: signedByWords(row) })
          : row.title
      }
      tertiary={({ signedAtUtc }) => instantWords(signedAtUtc)}
      rowClick="show"
    >
      <DataTable.Col source="signedAtUtc">
        <InstantField source="signedAtUtc" />
      </DataTable.Col>
      <DataTable.Col source="contactName" disableSort>
        <RecordLink source="contactName" type="show" />
      </DataTable.Col>
      <DataTable.Col source="signerName" disableSort render={(row: SignatureRow) => signedByWords(row)} />
      <DataTable.Col source="title" disableSort />
      <DataTable.Col source="textVersion" disableSort sx={oneLine} render={(row: SignatureRow) => versionWords(row)} />
      <DataTable.Col source="methods" disableSort render={({ methods }: SignatureRow) => methodWords(methods)} />
      <DataTable.Col
        source="expiresOn"
        disableSort
        sx={oneLine}
        render={({ expiresOn }: SignatureRow) => (expiresOn ? dayWords(expiresOn) : say('resources.signatures.noEnd'))}
      />
    </ListScreen>
  );
}
