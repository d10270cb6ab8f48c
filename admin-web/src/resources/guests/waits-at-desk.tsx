import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DescriptionIcon from '@mui/icons-material/Description';
import DownhillSkiingIcon from '@mui/icons-material/DownhillSkiing';
import { Box, Skeleton, Typography } from '@mui/material';
import { Columns } from '../../shared/lists/columns';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { usePreview, useQuestion } from '../preview/question';
import { labelsOf } from './labels-of';
import type { Member } from './member';
import { PrintLabels } from './print-labels';
import { Purchases } from './purchases';
import { type Waiting, waitingAtDesk } from './waiting-at-desk';

interface Props {
  members: readonly Member[];
  guestId: number;
}

const icons = { passes: ConfirmationNumberIcon, gear: DownhillSkiingIcon, waivers: DescriptionIcon } as const;

/** What waits at the desk for the family at the place and day of the address, beside what they have bought. */
export function WaitsAtDesk({ members, guestId }: Props) {
  const { data, error } = usePreview(guestId, useQuestion());
  const waiting = data && waitingAtDesk(members, data);
  return (
    <Columns from="md" widths="repeat(2, minmax(0, 1fr))">
      <Panel title={say('resources.guests.desk.title')}>
        {/* Why it cannot be told stands above, where it is asked who is ready. */}
        {!waiting && !error && <Skeleton variant="rounded" height={72} />}
        {waiting?.length === 0 && (
          <Typography color="text.secondary">{say('resources.guests.desk.nothing')}</Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {waiting?.map((one) => (
            <OneThing key={one.kind} waiting={one} />
          ))}
        </Box>
      </Panel>
      <Purchases members={members} />
    </Columns>
  );
}

function OneThing({ waiting: { kind, title, details, ready = [] } }: { waiting: Waiting }) {
  const Icon = icons[kind];
  const labels = labelsOf(ready);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Icon color="primary" aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {/* Lines, not items: of namesakes two read the same. */}
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {details.join('\n')}
        </Typography>
        {labels.length > 0 && <PrintLabels labels={labels} />}
      </Box>
    </Box>
  );
}
