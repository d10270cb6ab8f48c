import type { Dashboard } from '@arrival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/form-parts';
import { fixOf, missingPath } from './fixes';

type Item = Dashboard['checklist'][number];

/** What has to be set up, each with the way to its fix. */
export function Checklist({ items }: { items: readonly Item[] }) {
  return (
    <Panel title="Set-up">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <Step key={item.code} item={item} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ item }: { item: Item }) {
  const { title, todo, path } = fixOf(item.code);
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
          <Typography color="text.secondary">{item.isRequired ? todo : `${todo} Guests can check in without it.`}</Typography>
        )}
        {item.missing.length > 0 && <Missing item={item} />}
      </Box>
    </Box>
  );
}

function Mark({ item: { isDone, isRequired } }: { item: Item }) {
  if (isDone) return <CheckCircleIcon color="success" titleAccess="Done" />;
  return isRequired ? <ErrorIcon color="error" titleAccess="Missing" /> : <RadioButtonUncheckedIcon color="disabled" titleAccess="Open" />;
}

function Missing({ item: { code, missing } }: { item: Item }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {missing.map(({ id, name }) => {
        const path = missingPath(code, id);
        return (
          <li key={id}>
            {path ? (
              <Link component={RouterLink} to={path} sx={{ display: 'inline-block', py: 0.5 }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </Box>
  );
}
