import type { ApiKey } from '@arrival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Skeleton, TablePagination, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useJson } from '../../data/use-json';
import { linksPerPage, useLinkPages } from '../../shared/link-pages';
import { ReadFailure } from '../../shared/read-failure';
import { say } from '../../words/say';
import { KeyCards, KeyTable } from './key-rows';
import { MakeKey } from './make-key';

const PATH = '/api/admin/apikey/list?range=[0,99]&sort=["createdDateUtc","DESC"]';
const halfMinute = 30_000;

interface Props {
  onMade: (key: ApiKey) => void;
  onRevoked: (key: ApiKey) => void;
}

/** The keys in use, the newest first, ten a page. */
export function Keys({ onMade, onRevoked }: Props) {
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useJson<ApiKey[]>(PATH, halfMinute);
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['json', PATH] });
  const made = (key: ApiKey) => {
    setMaking(false);
    onMade(key);
    void readAgain();
  };
  const revoked = (key: ApiKey) => {
    onRevoked(key);
    void readAgain();
  };
  return (
    <Card component="section" aria-label={say('resources.apikeys.title')} sx={{ py: 1.5 }}>
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
      {data ? (
        <Rows keys={data} onRevoked={revoked} />
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
      {isMaking && <MakeKey onMade={made} onClose={() => setMaking(false)} />}
    </Card>
  );
}

function Rows({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: (key: ApiKey) => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { page, setPage, rowsOfPage } = useLinkPages(keys);
  const List = isPhone ? KeyCards : KeyTable;
  if (keys.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ px: 2, py: 1 }}>
        {say('resources.apikeys.none')}
      </Typography>
    );
  }
  return (
    <>
      <List keys={rowsOfPage} onRevoked={onRevoked} />
      {keys.length > linksPerPage && (
        <TablePagination
          component="div"
          count={keys.length}
          page={page}
          onPageChange={(_event, wanted) => setPage(wanted)}
          rowsPerPage={linksPerPage}
          rowsPerPageOptions={[linksPerPage]}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label={say('app.loading')} sx={{ display: 'grid', gap: 1, px: 2 }}>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
