import { signedByWords } from '@arrival/rules';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dayWords } from '../../shared/day-words';
import { instantWords } from '../../shared/instant-words';
import { taskTypeName } from '../../shared/task-types';
import { versionWords } from '../signatures/signature-words';
import type { Member } from './member';
import { Part } from './part';

/** What was completed, and when. */
export function DoneTasks({ member: { completions } }: { member: Member }) {
  return (
    <Part title="Completed tasks">
      {completions.length === 0 ? (
        <Typography color="text.secondary">None in this season's check-ins.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {completions.map(({ id, taskName, taskTypeId, completedAtUtc }) => (
            <li key={id}>
              {taskName} ({taskTypeName(taskTypeId)}), {instantWords(completedAtUtc)}
            </li>
          ))}
        </Box>
      )}
    </Part>
  );
}

/** Signed waivers with the version of their text; each opens its evidence. */
export function SignedWaivers({ member: { signatures } }: { member: Member }) {
  if (signatures.length === 0) return null;
  return (
    <Part title="Signed waivers">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {signatures.map((signature) => (
          <li key={signature.id}>
            <Link component={RouterLink} to={`/signatures/${signature.id}/show`}>
              {signature.title}
            </Link>
            , {versionWords(signature)}, signed by {signedByWords(signature)}, {instantWords(signature.signedAtUtc)},{' '}
            {signature.expiresOn ? `valid until ${dayWords(signature.expiresOn)}` : 'valid without an end'}
          </li>
        ))}
      </Box>
    </Part>
  );
}
