import { Alert, Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ListNoResults, useListContext } from 'react-admin';
import { say } from '../../words/say';
import { type Emptiness, EmptyList } from './empty-list';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Until the first answer: rows in outline, at once. */
export function Loaded({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  if (!isPending) return children;
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={28} animation="wave" />
      ))}
    </Box>
  );
}

/** The list could not be read. */
export function ListFailure() {
  const { error, refetch } = useListContext();
  return (
    <Alert
      severity="error"
      action={<Button onClick={() => void refetch()}>{say('app.tryAgain')}</Button>}
      sx={{ m: 2 }}
    >
      {error instanceof Error ? error.message : say('shared.listUnread')}
    </Alert>
  );
}

/** Pages of a list that is there. */
export function Pages({ children }: { children: ReactNode }) {
  const { error, isPending } = useListContext();
  return error || isPending ? null : children;
}

interface NoRowsProps {
  empty: Emptiness;
  addLabel?: string | undefined;
  filterDefaultValues?: Record<string, unknown> | undefined;
}

/** A list that is filtered from the start is empty when nobody has filtered it further; react-admin sees the filter alone. */
export function NoRows({ empty, addLabel, filterDefaultValues = {} }: NoRowsProps) {
  const { filterValues } = useListContext();
  const isAsOpened = JSON.stringify(filterValues) === JSON.stringify(filterDefaultValues);
  return isAsOpened ? <EmptyList {...empty} addLabel={addLabel} /> : <ListNoResults />;
}
