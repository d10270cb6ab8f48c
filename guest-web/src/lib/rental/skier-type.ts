import type { RentalProfile } from '@arrival/contracts';
import type { rental } from '../../words/rental';
import type { Said } from '../../words/section';

const noBreakSpace = '\u00a0';

/** "Comfortable (Type II)": what people call it, and as the technician does. `listed` is the list's text of `key`, its definition after a middle dot. */
export function skierType(
  key: NonNullable<RentalProfile['selectedAbility']>,
  listed: string,
  { skier }: Pick<Said<typeof rental.english>, 'skier'>,
): string {
  const [type = listed] = listed.split(' · ');
  const said: string | undefined = Object.hasOwn(skier, key) ? skier[key as keyof typeof skier] : undefined;
  return said === undefined ? type : `${said} (${type.replaceAll(' ', noBreakSpace)})`;
}
