import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Children, type ReactElement, type ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  SearchInput,
  SimpleList,
  SortButton,
  type SortPayload,
  TopToolbar,
} from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { everyRow } from '../../data/every-row';
import { say } from '../../words/say';
import { useFocusKept } from '../use-focus-kept';
import { instantWords } from '../wording/instant-words';
import { type Emptiness, EmptyList } from './empty-list';
import { ListFailure, Loaded, NoRows, Pages } from './list-states';

interface Props<Row extends RaRecord> {
  title: string;
  /** `Add Locations`; nothing can be added without it. */
  addLabel?: string;
  /** Whether something can be added is not known yet: the other buttons wait for it, so that none moves under a hand. */
  areActionsComing?: boolean;
  /** What an empty list says and offers. */
  empty: Emptiness;
  sort: SortPayload;
  /** Beside the search; the filter menu also keeps saved filters. */
  filters?: ReactElement[];
  filterDefaultValues?: Record<string, unknown>;
  /** On a phone a row is a card of these. */
  primary: (row: Row) => ReactNode;
  secondary?: (row: Row) => ReactNode;
  /** At its end. */
  tertiary?: (row: Row) => ReactNode;
  rowClick?: 'edit' | 'show' | false;
  /** On a phone a card is a link, which has no room for a button: one with a button opens by a link in its `primary` alone. */
  opensByLink?: true;
  hiddenColumns?: string[];
  perPage?: number;
  /** Where the list remembers its page and filters, when one resource has several. */
  storeKey?: string;
  pagination?: ReactElement;
  /** `DataTable.Col`s. */
  children: ReactNode;
}

/** Named anew in each language. */
const search = () => (
  <SearchInput key="q" source="q" alwaysOn slotProps={{ htmlInput: { 'aria-label': say('app.search') } }} />
);
const pages = <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;

/** An address may ask for -1 rows a page, which are all of them, as in the list of e-mails (spec §2). */
function inAllRows(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  if (Number(asked.get('perPage') ?? 1) > 0) return undefined;
  asked.set('perPage', String(everyRow));
  return `?${asked}`;
}

/** A list of the console: 10 rows a page, search, filters to save, columns to choose, cards and a menu of orders on a phone (spec §2, §9). */
export function ListScreen<Row extends RaRecord>(props: Props<Row>) {
  const {
    title,
    addLabel,
    areActionsComing = false,
    empty,
    sort,
    filters = [],
    filterDefaultValues,
    storeKey,
    perPage = 10,
    pagination = pages,
    children,
  } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const all = inAllRows(useLocation().search);
  if (all) return <Navigate to={all} replace />;
  return (
    <List
      title={title}
      sort={sort}
      perPage={perPage}
      pagination={<Pages>{pagination}</Pages>}
      filters={[search(), ...filters]}
      filterDefaultValues={filterDefaultValues}
      {...(storeKey && { storeKey })}
      exporter={false}
      error={<ListFailure />}
      empty={<EmptyList {...empty} addLabel={addLabel} />}
      actions={
        <TopToolbar sx={{ visibility: areActionsComing ? 'hidden' : 'visible' }}>
          <FilterButton variant="text" />
          {isPhone ? <SortButton fields={sortable(children)} /> : <ColumnsButton />}
          {addLabel && <CreateButton label={addLabel} variant="contained" sx={{ minHeight: 36 }} />}
        </TopToolbar>
      }
    >
      <Loaded>{isPhone ? <Cards {...props} /> : <Rows {...props} />}</Loaded>
    </List>
  );
}

/** The fields by which the columns' heads sort; cards have none. */
function sortable(columns: ReactNode): string[] {
  return Children.toArray(columns).flatMap((column) => {
    const { source, disableSort } = (column as ReactElement<{ source?: string; disableSort?: boolean }>).props;
    return source && !disableSort ? [source] : [];
  });
}

function Rows<Row extends RaRecord>({ rowClick = 'edit', hiddenColumns, children, ...unfilled }: Props<Row>) {
  const place = useFocusKept<HTMLDivElement>();
  return (
    <Box ref={place} tabIndex={-1} sx={{ overflowX: 'auto' }}>
      <DataTable
        rowClick={rowClick}
        bulkActionButtons={false}
        empty={<NoRows {...unfilled} />}
        {...(hiddenColumns && { hiddenColumns })}
      >
        {children}
      </DataTable>
    </Box>
  );
}

function Cards<Row extends RaRecord>({
  primary,
  secondary,
  tertiary,
  rowClick = 'edit',
  opensByLink,
  ...unfilled
}: Props<Row>) {
  return (
    <SimpleList<Row>
      primaryText={primary}
      secondaryText={(row) => <Below row={row} words={secondary} />}
      tertiaryText={tertiary ?? ''}
      rowClick={opensByLink ? false : rowClick}
      empty={<NoRows {...unfilled} />}
      // react-admin fades it, a button too.
      sx={{
        overflowWrap: 'anywhere',
        '& > li': { borderBottom: 1, borderColor: 'divider' },
        '& .RaSimpleList-tertiary': { opacity: 1, color: 'text.secondary' },
      }}
    />
  );
}

/** Under the name: what it is, and when it was changed. */
function Below<Row extends RaRecord>({ row, words }: { row: Row; words: Props<Row>['secondary'] }) {
  const modified: unknown = row['modifiedDateUtc'];
  return (
    <>
      {words && <span style={{ display: 'block' }}>{words(row)}</span>}
      {typeof modified === 'string' && <span>{instantWords(modified)}</span>}
    </>
  );
}
