import type { SignatureRow } from '@arrival/contracts';
import { signedByWords } from '@arrival/rules';
import { Link } from '@mui/material';
import { DataTable, DateInput, NumberInput, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { InstantField } from '../../shared/instant';
import { instantWords } from '../../shared/instant-words';
import { ListScreen } from '../../shared/list-screen';
import { methodWords, versionWords } from './signature-words';

const filters = [
  <TextInput key="waiver" source="posWaiverId" label="POS waiver id" />,
  <NumberInput key="version" source="textVersion" label="Version of the text" />,
  <TextInput key="text" source="textHash" label="Text (hash)" />,
  <NumberInput key="contact" source="contactId" label="Guest number" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Before" />,
];

const oneLine = { '& .MuiTableCell-root, &.MuiTableCell-root': { whiteSpace: 'nowrap' } };

/** Who signed which text (D46): by name, waiver, text and day. */
export function SignatureList() {
  return (
    <ListScreen<SignatureRow>
      title="Signed waivers"
      empty={{ title: 'Nothing is signed yet', help: 'Every signature shows up here with the exact text that was signed.' }}
      sort={{ field: 'signedAtUtc', order: 'DESC' }}
      filters={filters}
      primary={({ contactName }) => contactName}
      secondary={(row) => `${row.title}${row.isOnBehalf ? `, signed by ${signedByWords(row)}` : ''}`}
      tertiary={({ signedAtUtc }) => instantWords(signedAtUtc)}
      rowClick="show"
    >
      <DataTable.Col source="signedAtUtc" label="Signed">
        <InstantField source="signedAtUtc" />
      </DataTable.Col>
      <DataTable.Col
        source="contactName"
        label="For"
        disableSort
        render={({ id, contactName }: SignatureRow) => (
          <Link component={RouterLink} to={`/signatures/${id}/show`} sx={{ fontWeight: 600 }}>
            {contactName}
          </Link>
        )}
      />
      <DataTable.Col source="signerName" label="Signed by" disableSort render={(row: SignatureRow) => signedByWords(row)} />
      <DataTable.Col source="title" label="Waiver" disableSort />
      <DataTable.Col source="textVersion" label="Text" disableSort sx={oneLine} render={(row: SignatureRow) => versionWords(row)} />
      <DataTable.Col source="methods" label="How" disableSort render={({ methods }: SignatureRow) => methodWords(methods)} />
      <DataTable.Col
        source="expiresOn"
        label="Valid until"
        disableSort
        sx={oneLine}
        render={({ expiresOn }: SignatureRow) => (expiresOn ? dayWords(expiresOn) : 'No end')}
      />
    </ListScreen>
  );
}
