import { type ChildOfSheet, type ChildRegistration, type ChildrenSheet, noneText } from '@arrival/contracts';
import { healthFields } from '@arrival/rules';
import { weekdayWords } from '../../shared/wording/day-words';
import { instantWords } from '../../shared/wording/instant-words';
import { say } from '../../words/say';
import { boughtWords, memberWords } from './arrival-words';
import { PrintedSheet, TickBox } from './printed-sheet';

const at = 'resources.arrivals.children';
const columns = ['came', 'child', 'family', 'call', 'know'] as const;

interface Props {
  sheet: ChildrenSheet;
  locationName: string;
  onDone: () => void;
}

/** The day's children for who looks after them, by what they bought (D81). */
export function PrintedChildren({ sheet, locationName: location, onDone }: Props) {
  const groups = [...new Set(sheet.children.map(boughtWords))].sort((one, other) => one.localeCompare(other));
  return (
    <PrintedSheet
      size="landscape"
      title={say(`${at}.title`, { location })}
      lines={headLines(sheet)}
      columns={columns.map((column) => say(`${at}.columns.${column}`))}
      onDone={onDone}
    >
      {groups.map((bought) => (
        <PrintedGroup
          key={bought}
          bought={bought}
          childrenOfIt={sheet.children.filter((child) => boughtWords(child) === bought)}
        />
      ))}
    </PrintedSheet>
  );
}

const counted = (count: number): string => say(`${at}.counted`, { smart_count: count, count: count.toLocaleString() });

function headLines({ day, isBeingCounted, found, children }: ChildrenSheet): string[] {
  const shown = children.length;
  const open = children.filter(({ isDone }) => !isDone).length.toLocaleString();
  return [
    [weekdayWords(day), say('resources.arrivals.printed.at', { time: instantWords(new Date().toISOString()) })].join(
      ' · ',
    ),
    say(`${at}.total`, { children: counted(shown), open }),
    ...(found > shown ? [say(`${at}.first`, { shown: shown.toLocaleString(), found: found.toLocaleString() })] : []),
    ...(isBeingCounted ? [say(`${at}.behind`)] : []),
    say(`${at}.keep`),
  ];
}

/** One body each, so that no child is torn apart by the end of a page. */
function PrintedGroup({ bought, childrenOfIt }: { bought: string; childrenOfIt: readonly ChildOfSheet[] }) {
  return (
    <>
      <tbody style={{ breakAfter: 'avoid' }}>
        <tr>
          <th scope="rowgroup" colSpan={columns.length} style={{ fontWeight: 700, paddingTop: '4mm' }}>
            {[bought, counted(childrenOfIt.length)].join(' · ')}
          </th>
        </tr>
      </tbody>
      {childrenOfIt.map((child) => (
        <tbody key={child.contactId}>
          <tr>
            <td>
              <TickBox />
            </td>
            <td>{memberWords(child)}</td>
            <td>{child.familyName}</td>
            <td>{child.answers && <ToCall answers={child.answers} />}</td>
            <td>
              <ToKnow child={child} />
            </td>
          </tr>
        </tbody>
      ))}
    </>
  );
}

const ToCall = ({ answers }: { answers: ChildRegistration }) => (
  <>
    <Call name={answers.primaryEmergencyContact} phone={answers.primaryEmergencyPhone} />
    <Call name={answers.alternateEmergencyContact1} phone={answers.alternateEmergencyPhone1} />
  </>
);

const Call = ({ name, phone }: { name: string; phone: string }) => (
  <div>
    {name} <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
  </div>
);

function ToKnow({ child: { answers, isDone, updatedAtUtc } }: { child: ChildOfSheet }) {
  if (!answers) return <strong>{say(`${at}.missing`)}</strong>;
  const told = healthFields.filter((field) => answers[field] !== noneText);
  return (
    <>
      {!isDone && updatedAtUtc && <div>{say(`${at}.old`, { when: instantWords(updatedAtUtc) })}</div>}
      {told.map((field) => (
        <div key={field}>
          <strong>{say(`${at}.told`, { what: say(`resources.guests.health.${field}`), told: answers[field] })}</strong>
        </div>
      ))}
      {told.length === 0 && say(`${at}.nothing`)}
    </>
  );
}
