import type { ArrivingFamily } from '@arrival/contracts';
import { weekdayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { boughtWords, countedFamilies, isReady, memberWords, taskLeftWords } from './arrival-words';
import { PrintedSheet, TickBox } from './printed-sheet';
import type { ToPrint } from './use-arrivals';
import type { Wanted } from './wanted';

const at = 'resources.arrivals';
const columns = ['came', 'family', 'member', 'bought', 'left'] as const;

interface Props {
  list: ToPrint;
  wanted: Wanted;
  locationName: string;
  onDone: () => void;
}

/** The list on paper. */
export function PrintedArrivals({ list, wanted, locationName: location, onDone }: Props) {
  return (
    <PrintedSheet
      size="portrait"
      title={say(`${at}.printed.title`, { location })}
      lines={headLines(list, wanted)}
      columns={columns.map((column) => say(`${at}.columns.${column}`))}
      onDone={onDone}
    >
      {list.families.map((family) => (
        <PrintedFamily key={family.headContactId} family={family} />
      ))}
    </PrintedSheet>
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
            <TickBox />
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
