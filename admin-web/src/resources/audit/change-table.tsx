import { Box, Typography } from '@mui/material';
import { changeWords } from '../../shared/wording/field-words';
import { say } from '../../words/say';
import { auditedFieldWords } from './audit-words';
import type { Change } from './changes';

/** Before and after, side by side where there is room. */
export function ChangeTable({ entity, changes }: { entity: string; changes: readonly Change[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {changes.map(({ field, before, after }) => {
        const [was, is] = changeWords(before, after);
        return (
          <Box key={field}>
            <Typography component="dt" sx={{ fontWeight: 700, mb: 0.5, overflowWrap: 'anywhere' }}>
              {auditedFieldWords(entity, field)}
            </Typography>
            <Box
              component="dd"
              sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              <Value title={say('resources.audit.before')} words={was} colour="error.main" />
              <Value title={say('resources.audit.after')} words={is} colour="success.main" />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function Value({ title, words, colour }: { title: string; words: string; colour: string }) {
  return (
    <Box
      sx={{ borderLeft: 3, borderColor: colour, pl: 1.5, minWidth: 0, maxHeight: 320, overflow: 'auto' }}
      tabIndex={0}
      role="group"
      aria-label={title}
    >
      <Typography variant="caption" color="text.secondary" component="div">
        {title}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
    </Box>
  );
}
