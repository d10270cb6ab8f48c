import type { Dashboard, RentalListName } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useFirstFew } from '../../shared/lists/first-few';
import { Panel } from '../../shared/panel';
import { say } from '../../words/say';
import { listWords } from '../rental-lists/list-words';
import { fixOf, missingPath } from './fixes';

const SHOWN_FIRST = 5;

type Item = Dashboard['checklist'][number];

/** What has to be set up, each with the way to its fix. */
export function Checklist({ items }: { items: readonly Item[] }) {
  return (
    <Panel title={say('resources.dashboard.setUp.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <Step key={item.code} item={item} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ item }: { item: Item }) {
  const { path } = fixOf(item.code);
  const title = say(`resources.dashboard.setUp.${item.code}.title`);
  const todo = say(`resources.dashboard.setUp.${item.code}.todo`);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Mark item={item} />
      <Box sx={{ minWidth: 0 }}>
        {path ? (
          <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
            {title}
          </Link>
        ) : (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        )}
        {!item.isDone && (
          <Typography color="text.secondary">
            {item.isRequired ? todo : say('resources.dashboard.setUp.notNeeded', { todo })}
          </Typography>
        )}
        {item.missing.length > 0 && <Missing item={item} />}
      </Box>
    </Box>
  );
}

function Mark({ item: { isDone, isRequired } }: { item: Item }) {
  if (isDone) return <CheckCircleIcon color="success" titleAccess={say('resources.dashboard.setUp.done')} />;
  return isRequired ? (
    <ErrorIcon color="error" titleAccess={say('resources.dashboard.setUp.missing')} />
  ) : (
    <RadioButtonUncheckedIcon color="disabled" titleAccess={say('resources.dashboard.setUp.open')} />
  );
}

function Missing({ item: { code, missing } }: { item: Item }) {
  const { shown, more } = useFirstFew(missing, SHOWN_FIRST);
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map(({ id, name: given }) => {
          const name = code === 'referenceLists' ? listWords(given as RentalListName) : given;
          const path = missingPath(code, id);
          return (
            <li key={id}>
              {path ? (
                <Link component={RouterLink} to={path} sx={{ display: 'block', width: 'fit-content', py: 0.5 }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          );
        })}
      </Box>
      {more}
    </>
  );
}
