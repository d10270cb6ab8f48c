import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dayOf, dayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { signedByWords } from '../../shared/wording/signed-by';
import { taskTypeName } from '../../shared/wording/task-types';
import { say } from '../../words/say';
import { versionWords } from '../signatures/signature-words';
import { CardSection } from './card-section';
import type { Member } from './member';

/** What was completed, and when. */
export function DoneTasks({ member: { completions } }: { member: Member }) {
  return (
    <CardSection title={say('resources.guests.done.title')}>
      {completions.length === 0 ? (
        <Typography color="text.secondary">{say('resources.guests.done.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {completions.map(({ id, taskName, taskTypeId, completedAtUtc }) => (
            <li key={id}>
              {say('resources.guests.done.one', {
                task: taskName,
                kind: taskTypeName(taskTypeId),
                when: instantWords(completedAtUtc),
              })}
            </li>
          ))}
        </Box>
      )}
    </CardSection>
  );
}

function untilWords({ expiresOn, isHeld }: Member['signatures'][number]): string {
  const isOver = expiresOn !== null && expiresOn < dayOf(new Date());
  if (!isHeld && !isOver) return say('resources.guests.signed.notHeld');
  return expiresOn
    ? say('resources.guests.signed.until', { day: dayWords(expiresOn) })
    : say('resources.guests.signed.noEnd');
}

function signatureWords(signature: Member['signatures'][number]): string {
  return say('resources.guests.signed.one', {
    version: versionWords(signature),
    signer: signedByWords(signature),
    when: instantWords(signature.signedAtUtc),
    until: untilWords(signature),
  });
}

/** Signed waivers with the version of their text; each opens its evidence. */
export function SignedWaivers({ member: { signatures } }: { member: Member }) {
  if (signatures.length === 0) return null;
  return (
    <CardSection title={say('resources.guests.signed.title')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {signatures.map((signature) => (
          <li key={signature.id}>
            <Link component={RouterLink} to={`/signatures/${signature.id}/show`}>
              {signature.title}
            </Link>
            {signatureWords(signature)}
          </li>
        ))}
      </Box>
    </CardSection>
  );
}
