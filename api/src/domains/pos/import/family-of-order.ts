import type { ImportFault } from '@arrival/contracts';
import { ageOn, fullName, isMinor } from '@arrival/rules';
import type { LineFault, Order, OrderLine } from './import-orders';
import type { KeptLine, Namesake } from './imports.queries';

/** Somebody whom lines of an order name alike, and who that is here; null for nobody yet. */
export interface NamedPerson {
  readonly lines: readonly OrderLine[];
  readonly contactId: number | null;
}

/** As many as a bridge may tell of one household. */
const mostInFamily = 100;

/** The people of an order as its lines name them, lines with a birth date first. What is cancelled and was never told needs nobody. */
export function peopleOf(order: Order, kept: readonly Pick<KeptLine, 'key'>[]): OrderLine[][] {
  const told = new Set(kept.map(({ key }) => key));
  const named = new Map<string, Map<string | null, OrderLine[]>>();
  for (const line of order.lines) {
    if (line.isCancelled && !told.has(line.key)) continue;
    const name = fullName(line).toLowerCase();
    const people = named.get(name) ?? new Map<string | null, OrderLine[]>();
    people.set(line.dateOfBirth, [...(people.get(line.dateOfBirth) ?? []), line]);
    named.set(name, people);
  }
  return [...named.values()].flatMap((people) => {
    const all = [...people.values()];
    const isOne = people.size === 2 && people.has(null);
    return isOne ? [all.flat().sort((one, other) => unborn(one) - unborn(other))] : all;
  });
}

const unborn = ({ dateOfBirth }: OrderLine): number => Number(dateOfBirth === null);

/**
 * Whom of a family a line means: by name, and by birth date where both are told. Who is called so here goes before whom only the shop calls so; of
 * several nobody is sure.
 */
export function namesakesOf(dateOfBirth: string | null, sameName: readonly Namesake[]): readonly number[] {
  const isBorn = (born: string | null) => (contact: Namesake) => contact.dateOfBirth === born;
  const readings = dateOfBirth === null ? [() => true] : [isBorn(dateOfBirth), isBorn(null)];
  for (const reads of readings)
    for (const isOfShop of [false, true]) {
      const found = sameName.filter((contact) => contact.isOfShop === isOfShop && reads(contact));
      if (found.length > 0) return [...new Set(found.map(({ contactId }) => contactId))];
    }
  return [];
}

const faultsOf = (lines: readonly OrderLine[], fault: ImportFault): LineFault[] =>
  lines.map(({ index }) => ({ index, fault }));

/** A family begins with who may sign for it: the first of age, or whose birth date nobody told (D3, D4). */
export const headOf = (people: readonly NamedPerson[], today: string): NamedPerson | undefined =>
  people.find(({ lines }) => !isMinor(ageOn(lines[0]!.dateOfBirth, today)));

/** What stands against adding those who are nobody here yet; `members`: how many there are. */
export function faultsOfNew(people: readonly NamedPerson[], members: number, today: string): LineFault[] {
  const added = people.filter(({ contactId }) => contactId === null);
  const lines = added.flatMap((person) => person.lines);
  if (members + added.length > mostInFamily) return faultsOf(lines, 'familyFull');
  const head = members === 0 ? headOf(added, today) : undefined;
  if (members === 0 && added.length > 0 && !head) return faultsOf(lines, 'nobodyOfAge');
  return added
    .filter((person) => person !== head && person.lines[0]!.dateOfBirth === null)
    .flatMap((person) => faultsOf(person.lines, 'birthDateMissing'));
}
