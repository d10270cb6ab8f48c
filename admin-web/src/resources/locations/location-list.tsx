import type { AdminLocation } from '@arrival/contracts';
import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, DataTable } from 'react-admin';
import { ListScreen } from '../../shared/lists/list-screen';
import { RecordLink } from '../../shared/record-link';
import { Warning } from '../../shared/warning';
import { InstantField } from '../../shared/wording/instant';
import { YesNo } from '../../shared/wording/yes-no';
import { say } from '../../words/say';

/** /admin/locations (spec §2). The name leads to what guests see, the row and the id to the details. */
export function LocationList() {
  return (
    <ListScreen<AdminLocation>
      title={say('app.menu.locations')}
      addLabel={say('resources.locations.addToList')}
      empty={{ title: say('resources.locations.empty.title'), help: say('resources.locations.empty.help') }}
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <BooleanInput key="enabled" source="isEnabled" defaultValue={true} />,
        <BooleanInput key="pos" source="usePosTransactionsAndOrders" defaultValue={true} />,
        <BooleanInput key="default" source="hasDefaultActivity" defaultValue={false} />,
      ]}
      primary={({ name, isDefault }) => (isDefault ? say('shared.default', { name }) : name)}
      secondary={(location) =>
        location.hasDefaultActivity ? <FewLines>{location.description}</FewLines> : <Missing />
      }
      tertiary={({ isEnabled }) => (isEnabled ? '' : say('resources.locations.notEnabled'))}
    >
      <DataTable.Col source="id">
        <RecordLink source="id" />
      </DataTable.Col>
      <DataTable.Col source="name" render={(location: AdminLocation) => <GuestLink {...location} />} />
      <DataTable.Col
        source="description"
        render={({ description }: AdminLocation) => <FewLines>{description}</FewLines>}
      />
      <DataTable.Col source="isEnabled">
        <YesNo source="isEnabled" />
      </DataTable.Col>
      <DataTable.Col source="isDefault">
        <YesNo source="isDefault" />
      </DataTable.Col>
      <DataTable.Col source="isEditProfileLocation">
        <YesNo source="isEditProfileLocation" />
      </DataTable.Col>
      <DataTable.Col source="usePosTransactionsAndOrders">
        <YesNo source="usePosTransactionsAndOrders" />
      </DataTable.Col>
      <DataTable.Col source="modifiedDateUtc">
        <InstantField />
      </DataTable.Col>
      <DataTable.Col
        source="hasDefaultActivity"
        label={say('resources.locations.status')}
        render={(location: AdminLocation) => (location.hasDefaultActivity ? null : <Missing />)}
      />
    </ListScreen>
  );
}

function Missing() {
  return <Warning>{say('resources.locations.missingDefault')}</Warning>;
}

function GuestLink({ id, name }: AdminLocation) {
  return (
    <Link
      href={`/l/${id}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {name}
    </Link>
  );
}

const threeLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** The beginning of a text that may be long: the row leads to the rest. */
const FewLines = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={threeLines}>
    {children}
  </Box>
);
