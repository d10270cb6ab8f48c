import { type RaRecord, useRecordContext } from 'react-admin';
import { instantWords } from './instant-words';

/** An instant of the record. */
export function InstantField({ source = 'modifiedDateUtc' }: { source?: string }) {
  const value = useRecordContext<RaRecord>()?.[source];
  return typeof value === 'string' ? <time dateTime={value}>{instantWords(value)}</time> : null;
}
