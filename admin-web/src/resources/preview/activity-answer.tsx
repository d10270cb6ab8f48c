import type { EligibilityPreview, TaskReason } from '@arrival/contracts';
import {
  Box,
  Card,
  CardContent,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { say } from '../../words/say';
import { activityWords, reasonWords, type Verdict, verdictOf } from './reason-words';

type Activity = EligibilityPreview['activities'][number];

/** One activity: each member with what would be asked and why; members who would not be asked too. */
export function ActivityAnswer({ activity: { activityName, isDefault, contacts } }: { activity: Activity }) {
  return (
    <Card component="section" aria-label={activityName}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {activityName}
        </Typography>
        {isDefault && (
          <Typography variant="body2" color="text.secondary">
            {say('resources.preview.isDefault')}
          </Typography>
        )}
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ '& .MuiTableCell-root': { overflowWrap: 'anywhere' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{say('resources.preview.member')}</TableCell>
                <TableCell>{say('resources.preview.tasks')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {contacts.map((contact) => (
                <TableRow key={contact.contactId} sx={{ verticalAlign: 'top' }}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 110, width: '28%' }}>
                    <strong>{contact.name}</strong>
                    <Typography variant="body2" color="text.secondary">
                      {contact.age === null
                        ? say('shared.ages.notKnown')
                        : say('shared.years', { smart_count: contact.age })}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                      {say(contact.applies ? 'resources.preview.takesPart' : 'resources.preview.takesNoPart', {
                        why: activityWords(contact),
                      })}
                    </Typography>
                    <Tasks tasks={contact.tasks} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </CardContent>
    </Card>
  );
}

const colours = { asked: 'primary', atDesk: 'warning', done: 'success', notAsked: 'default' } as const satisfies Record<
  Verdict,
  string
>;

function whyWords(task: TaskReason): string {
  const why = task.isOptional ? say('resources.preview.optional', { why: reasonWords(task) }) : reasonWords(task);
  return task.isSkipped ? say('resources.preview.skipped', { why }) : why;
}

function Tasks({ tasks }: { tasks: readonly TaskReason[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {tasks.map((task) => {
        const verdict = verdictOf(task);
        return (
          <Box
            component="li"
            key={task.taskId}
            sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}
          >
            <Chip
              size="small"
              label={say(`resources.preview.verdicts.${verdict}`)}
              color={colours[verdict]}
              sx={{ minWidth: 84 }}
            />
            <span>
              <strong>{task.taskName}</strong>
              {say('resources.preview.task', { why: whyWords(task) })}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
