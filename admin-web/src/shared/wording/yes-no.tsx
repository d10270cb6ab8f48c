import CheckIcon from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { say } from '../../words/say';

/** A yes or no of the record, in words for those who hear it. */
export function YesNo({ source }: { source: string }) {
  const isYes = useRecordContext()?.[source] === true;
  if (isYes) return <CheckIcon color="success" fontSize="small" titleAccess={say('shared.yes')} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {say('shared.no')}
    </Box>
  );
}
