import type { Dashboard } from '@arrival/contracts';
import { Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Bars } from '../../shared/bars';
import { Panel } from '../../shared/panel';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { reportPath } from '../reporting/use-request';

const at = 'resources.dashboard.waits';

interface Props {
  expected: NonNullable<Dashboard['expected']>;
  day: string;
}

/** What those who are expected today still have to do, each task with the way to its rows of the report, all of them with that to the list by family. */
export function StillWaits({ expected: { isKnown, asOfUtc, people, waiting }, day }: Props) {
  const today = { startDate: day, endDate: day, includePrintableMedia: false };
  const links = (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Link component={RouterLink} to="/arrivals">
        {say('app.menu.arrivals')}
      </Link>
      {waiting.length > 0 && (
        <Link component={RouterLink} to={reportPath({ ...today, locationId: waiting[0]?.locationId })}>
          {say(`${at}.all`)}
        </Link>
      )}
    </Stack>
  );
  if (waiting.length === 0) {
    const words = isKnown
      ? people === 0
        ? `${at}.nobodyExpected`
        : `${at}.nobody`
      : 'resources.dashboard.expected.unknown';
    return (
      <Panel title={say(`${at}.title`)} aside={links}>
        <Typography color="text.secondary">{say(words)}</Typography>
        <AsOf asOfUtc={asOfUtc} />
      </Panel>
    );
  }
  return (
    <Panel title={say(`${at}.title`)} aside={links}>
      <Bars
        title={say(`${at}.byTask`)}
        bars={waiting.map(({ taskName, locationId, people: count }) => ({
          name: taskName,
          count,
          to: reportPath({ ...today, locationId, taskName }),
        }))}
      />
      <AsOf asOfUtc={asOfUtc} />
    </Panel>
  );
}

/** Old when no worker has kept it up, however fresh the page is. */
function AsOf({ asOfUtc }: Pick<Props['expected'], 'asOfUtc'>) {
  if (!asOfUtc) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {say(`${at}.asOf`, { time: instantWords(asOfUtc) })}
    </Typography>
  );
}
