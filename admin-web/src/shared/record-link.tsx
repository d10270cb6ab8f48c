import { Link } from '@mui/material';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** A value of the record that opens it: a real link, for the keyboard and a new tab too. */
export function RecordLink({ source = 'name' }: { source?: string }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Link component={RouterLink} to={createPath({ resource, id: record.id, type: 'edit' })} sx={{ fontWeight: 600 }}>
      {String(record[source] ?? '')}
    </Link>
  );
}
