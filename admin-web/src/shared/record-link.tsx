import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  /** What is read of the record; `children` instead of it. */
  source?: string;
  type?: 'edit' | 'show';
  children?: ReactNode;
}

/** A value of the record that opens it: a real link, for the keyboard and a new tab too. */
export function RecordLink({ source = 'name', type = 'edit', children }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type })}
      // The row around it opens the record as well: Back would lead to the record again.
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {children ?? String(record[source] ?? '')}
    </Link>
  );
}
