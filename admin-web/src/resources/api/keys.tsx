import type { ApiKey } from '@arrival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Skeleton, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadFailure } from '../../shared/failures/read-failure';
import { Searched } from '../../shared/lists/paged';
import { usePage } from '../../shared/lists/use-page';
import { useFocusKept } from '../../shared/use-focus-kept';
import { say } from '../../words/say';
import { KeyCards, KeyTable } from './key-rows';
import { MakeKey } from './make-key';

const PATH = '/api/admin/apikey/list';
const HALF_A_MINUTE_MS = 30_000;

export const useKeys = () =>
  usePage<ApiKey>({ path: PATH, sort: ['createdDateUtc', 'DESC'], everyMs: HALF_A_MINUTE_MS });

interface Props {
  list: ReturnType<typeof useKeys>;
  onMade: (key: ApiKey) => void;
  onRevoked: (key: ApiKey) => void;
}

/** The keys in use, the newest first, ten a page. */
export function Keys({ list, onMade, onRevoked }: Props) {
  const section = useFocusKept<HTMLElement>();
  const [isMaking, setMaking] = useState(false);
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['json', PATH] });
  const made = (key: ApiKey) => {
    setMaking(false);
    list.find('');
    onMade(key);
    void readAgain();
  };
  const revoked = (key: ApiKey) => {
    onRevoked(key);
    void readAgain();
  };
  return (
    <Card component="section" aria-label={say('resources.apikeys.title')} ref={section} tabIndex={-1} sx={{ py: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          pb: 1,
        }}
      >
        <Typography variant="h6" component="h2">
          {say('resources.apikeys.title')}
        </Typography>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {say('resources.apikeys.make')}
        </Button>
      </Box>
      {list.rows ? (
        <Searched {...list} none={say('resources.apikeys.none')}>
          <Rows keys={list.rows} onRevoked={revoked} />
        </Searched>
      ) : list.error ? (
        <ReadFailure error={list.error} retry={list.refetch} />
      ) : (
        <Loading />
      )}
      {isMaking && <MakeKey onMade={made} onClose={() => setMaking(false)} />}
    </Card>
  );
}

function Rows({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: (key: ApiKey) => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const List = isPhone ? KeyCards : KeyTable;
  return <List keys={keys} onRevoked={onRevoked} />;
}

function Loading() {
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ display: 'grid', gap: 1, px: 2 }}>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
