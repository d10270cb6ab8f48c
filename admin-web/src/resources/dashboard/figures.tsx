import type { Dashboard } from '@arrival/contracts';
import { type Figure, Figures } from '../../shared/figures';
import { say } from '../../words/say';

const at = 'resources.dashboard';

const two = (value: number): string => String(value).padStart(2, '0');

function timeOf(seconds: number): Figure {
  const value = `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return { name: say(`${at}.medianTime`), value, unit: say(`${at}.minutes`) };
}

function expectedOf({ people, ready }: NonNullable<Dashboard['expected']>): Figure[] {
  const share = people === 0 ? {} : { unit: say(`${at}.percent`, { value: Math.floor((ready / people) * 100) }) };
  const left = people - ready;
  return [
    { name: say(`${at}.expected.people`), value: people.toLocaleString() },
    { name: say(`${at}.expected.ready`), value: ready.toLocaleString(), ...share },
    { name: say(`${at}.expected.left`), value: left.toLocaleString(), isLoud: left > 0 },
  ];
}

/** The day in numbers: who comes where purchases tell it, else who was here. */
function figuresOf({ expected, today: { members, completions, medianSeconds } }: Dashboard): Figure[] {
  const told = expected?.isKnown
    ? expectedOf(expected)
    : [
        { name: say(`${at}.guestsToday`), value: members.toLocaleString() },
        { name: say(`${at}.tasksFinished`), value: completions.toLocaleString() },
      ];
  return medianSeconds === null ? told : [...told, timeOf(medianSeconds)];
}

export const DayFigures = ({ dashboard }: { dashboard: Dashboard }) => <Figures figures={figuresOf(dashboard)} />;
