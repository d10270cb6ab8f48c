import type { ArrivingFamily } from '@arrival/contracts';
import { Box } from '@mui/material';
import { Printed } from '../../shared/printed';
import { useSentToPrinter } from '../../shared/use-sent-to-printer';
import { weekdayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { boughtWords, countedFamilies, isReady, memberWords, taskLeftWords } from './arrival-words';
import type { ToPrint } from './use-arrivals';
import type { Wanted } from './wanted';

const at = 'resources.arrivals';
const page = { size: 'portrait', margin: '12mm' };
const columns = ['came', 'family', 'member', 'bought', 'left'] as const;

const sheet = {
  color: '#000000',
  backgroundColor: '#ffffff',
  fontSize: '10pt',
  lineHeight: 1.35,
  '& h1': { fontSize: '15pt', m: 0 },
  '& p': { m: 0, mt: '1mm' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', mt: '4mm' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: '1mm 2mm 1mm 0',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 700, borderBottom: '0.4mm solid #000000' },
  '& thead th:first-of-type': { width: '12mm' },
  '& tbody': { breakInside: 'avoid', borderBottom: '0.2mm solid #767676' },
} as const;

/** Ticked by hand. */
const box = { width: '3.6mm', height: '3.6mm', border: '0.3mm solid #000000' } as const;

interface Props {
  list: ToPrint;
  wanted: Wanted;
  locationName: string;
  onDone: () => void;
}

/** The list on paper, for when the network is gone: black on white, with a box for each who came. */
export function PrintedArrivals({ list, wanted, locationName: location, onDone }: Props) {
  useSentToPrinter(onDone);
  return (
    <Printed page={page}>
      <Box sx={sheet}>
        <h1>{say(`${at}.printed.title`, { location })}</h1>
        {headLines(list, wanted).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(`${at}.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {list.families.map((family) => (
            <PrintedFamily key={family.headContactId} family={family} />
          ))}
        </table>
      </Box>
    </Printed>
  );
}

/** Of which day and when, how many, and that some are left out. */
function headLines({ day, totals, found, families }: ToPrint, { state, q }: Wanted): string[] {
  const counted = say(`${at}.printed.totals`, {
    families: countedFamilies(totals.families),
    people: say(`${at}.printed.people`, { smart_count: totals.people, count: totals.people.toLocaleString() }),
    ready: totals.ready.toLocaleString(),
  });
  const shown = families.length;
  return [
    [weekdayWords(day), say(`${at}.printed.at`, { time: instantWords(new Date().toISOString()) })].join(' · '),
    counted,
    ...(state === 'all' ? [] : [say(`${at}.printed.only`, { filter: say(`${at}.states.${state}`) })]),
    ...(q.trim() ? [say(`${at}.printed.named`, { q: q.trim() })] : []),
    ...(found > shown
      ? [say(`${at}.printed.first`, { shown: shown.toLocaleString(), found: found.toLocaleString() })]
      : []),
  ];
}

function PrintedFamily({ family }: { family: ArrivingFamily }) {
  return (
    <tbody>
      {family.members.map((member, index) => (
        <tr key={member.contactId}>
          <td>
            <Box sx={box} />
          </td>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={family.members.length} style={{ fontWeight: 700 }}>
              {family.name}
            </th>
          )}
          <td>{memberWords(member)}</td>
          <td>{boughtWords(member)}</td>
          <td>{isReady(member) ? say(`${at}.isReady`) : member.left.map(taskLeftWords).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  );
}
