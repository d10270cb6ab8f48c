import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { instantWords } from '../../shared/instant';
import { taskTypeName } from '../../shared/task-types';
import { versionWords } from '../signatures/signature-words';
import type { Member } from './member-card';

/** A part of a member's card. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="subtitle1" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

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
            , {versionWords(signature)}, signed by {signature.signerName} {instantWords(signature.signedAtUtc)},{' '}
            {signature.expiresOn ? `valid until ${signature.expiresOn}` : 'valid without an end'}
          </li>
        ))}
      </Box>
    </Part>
  );
}
