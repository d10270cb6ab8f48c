import { CardContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Identifier, useEditContext } from 'react-admin';
import { FormOutline } from './form-outline';

/** A row of the list stands in for its record until that is read; it may lack texts, and a form filled with it would be filled again. */
export function FreshRecord({ children }: { children: ReactNode }) {
  const { record, isFetching } = useEditContext();
  const [readId, setReadId] = useState<Identifier>();
  if (record && readId === record.id) return children;
  if (record && !isFetching) setReadId(record.id);
  return (
    <CardContent>
      <FormOutline />
    </CardContent>
  );
}
