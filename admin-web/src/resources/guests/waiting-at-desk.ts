import { type EligibilityPreview, type TaskReason, taskTypeIds } from '@arrival/contracts';
import { say } from '../../words/say';
import { verdictOf } from '../preview/reason-words';
import type { Member } from './member';

export interface Waiting {
  readonly kind: 'passes' | 'gear' | 'waivers';
  readonly title: string;
  /** Whose it is. */
  readonly details: readonly string[];
  /** Whose labels can be printed. */
  readonly ready?: readonly Member[];
}

const at = 'resources.guests.desk';

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
const ofMember = ({ firstName }: Member, things: readonly string[]): string =>
  say(`${at}.of`, { name: firstName, things: unique(things).join(', ') });

function passes(members: readonly Member[]): Waiting[] {
  const holders = members.filter(({ mediaToPrint }) => mediaToPrint.length > 0);
  const count = holders.reduce((sum, { mediaToPrint }) => sum + mediaToPrint.length, 0);
  if (count === 0) return [];
  const details = holders.map((member) => ofMember(member, member.mediaToPrint));
  return [{ kind: 'passes', title: say(`${at}.passes`, { smart_count: count }), details }];
}

/** What each member is asked, or has done, where the family comes to. */
type Tasks = (member: Member) => readonly TaskReason[];

/** A label can be printed of whoever has answered; who has not is measured first. */
function gear(members: readonly Member[], tasksOf: Tasks): Waiting[] {
  const rentals = (member: Member) =>
    tasksOf(member).filter(({ taskTypeId }) => taskTypeId === taskTypeIds.rentalProfile);
  const isMissing = (member: Member) => rentals(member).some((task) => verdictOf(task) === 'asked');
  const missing = members.filter(isMissing);
  const ready = members.filter(
    (member) => !isMissing(member) && rentals(member).some((task) => verdictOf(task) === 'done'),
  );
  const count = missing.length + ready.length;
  if (count === 0) return [];
  const names = missing.map(({ firstName }) => firstName).join(', ');
  const details = [
    ...(ready.length > 0 ? [say(`${at}.labels`, { smart_count: ready.length })] : []),
    ...(names ? [say(`${at}.unmeasured`, { names })] : []),
  ];
  return [{ kind: 'gear', title: say(`${at}.gear`, { smart_count: count }), details: [details.join(', ')], ready }];
}

/** Those that nobody can sign in the app (D55, D65). */
function waivers(members: readonly Member[], tasksOf: Tasks): Waiting[] {
  const open = members
    .map((member) => ({
      member,
      names: unique(
        tasksOf(member)
          .filter((task) => verdictOf(task) === 'atDesk')
          .map(({ taskName }) => taskName),
      ),
    }))
    .filter(({ names }) => names.length > 0);
  const count = unique(open.flatMap(({ names }) => names)).length;
  if (count === 0) return [];
  const details = open.map(({ member, names }) => ofMember(member, names));
  return [{ kind: 'waivers', title: say(`${at}.waivers`, { smart_count: count }), details }];
}

/** What the counter hands to a family, or asks of it, at a place on a day. */
export function waitingAtDesk(members: readonly Member[], { activities }: EligibilityPreview): Waiting[] {
  const asked = activities.flatMap(({ contacts }) => contacts).filter(({ applies }) => applies);
  const tasksOf: Tasks = ({ contactId }) =>
    asked.filter((contact) => contact.contactId === contactId).flatMap(({ tasks }) => tasks);
  return [...passes(members), ...gear(members, tasksOf), ...waivers(members, tasksOf)];
}
