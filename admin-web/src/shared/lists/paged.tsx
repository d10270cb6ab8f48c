import { Box, TablePagination, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { say } from '../../words/say';
import { linksPerPage } from '../links/link-pages';

interface Props {
  readonly total: number;
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly children: ReactNode;
}

/** Rows of one page, and the pages below as soon as they do not fit on one. */
export function Paged({ total, page, setPage, children }: Props) {
  const translate = useTranslate();
  return (
    <>
      {children}
      {total > linksPerPage && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          onPageChange={(_event, wanted) => setPage(wanted)}
          rowsPerPage={linksPerPage}
          rowsPerPageOptions={[linksPerPage]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
          }
        />
      )}
    </>
  );
}

interface SearchedProps extends Props {
  readonly search: string;
  readonly find: (words: string) => void;
  /** Instead of rows, while nobody searches and there are none. */
  readonly none: string;
}

/** The same with a search above. */
export function Searched({ search, find, none, ...paged }: SearchedProps) {
  const { total } = paged;
  const isSearched = search !== '';
  return (
    <>
      {(isSearched || total > linksPerPage) && (
        <Box sx={{ px: 2, pb: 1 }}>
          <TextField
            type="search"
            size="small"
            label={say('app.search')}
            value={search}
            onChange={({ target }) => find(target.value)}
            sx={{ width: { xs: '100%', sm: 280 } }}
          />
        </Box>
      )}
      {total > 0 ? (
        <Paged {...paged} />
      ) : (
        <Typography color="text.secondary" sx={{ px: 2, py: 1 }}>
          {isSearched ? say('shared.picker.nothing', { q: search }) : none}
        </Typography>
      )}
    </>
  );
}
