import { say, sayIfKnown } from '../../words/say';

/** Why there is no picture, and what to do instead. */
export function cameraProblem(error: unknown): string {
  const why = sayIfKnown(`resources.guests.scan.${(error as Error).name}`) ?? say('resources.guests.scan.other');
  return say('resources.guests.scan.orType', { why });
}
