import type { EligibilityPreview, TaskReason } from '@arrival/contracts';
import { Box, Card, CardContent, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
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
            Default activity of the location
          </Typography>
        )}
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Member</TableCell>
                <TableCell>Tasks, and why</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {contacts.map((contact) => (
                <TableRow key={contact.contactId} sx={{ verticalAlign: 'top' }}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 110 }}>
                    <strong>{contact.name}</strong>
                    <Typography variant="body2" color="text.secondary">
                      {contact.age === null ? 'age not known' : `${contact.age} years`}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                      {contact.applies ? 'Takes part' : 'Does not take part'}: {activityWords(contact)}
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

const verdicts: Record<Verdict, { label: string; color: 'primary' | 'success' | 'warning' | 'default' }> = {
  asked: { label: 'Asked', color: 'primary' },
  atDesk: { label: 'At the desk', color: 'warning' },
  done: { label: 'Done', color: 'success' },
  notAsked: { label: 'Not asked', color: 'default' },
};

function Tasks({ tasks }: { tasks: readonly TaskReason[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {tasks.map((task) => {
        const { label, color } = verdicts[verdictOf(task)];
        return (
          <Box component="li" key={task.taskId} sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
            <Chip size="small" label={label} color={color} sx={{ minWidth: 84 }} />
            <span>
              <strong>{task.taskName}</strong>: {reasonWords(task)}
              {task.isOptional && ' (optional)'}
              {task.isSkipped && ' (skipped)'}
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
