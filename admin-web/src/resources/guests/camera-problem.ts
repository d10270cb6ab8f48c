import { say, sayIfKnown } from '../../words/say';

/** Why there is no picture, and what to do instead. */
export function cameraProblem(error: Error): string {
  const why = sayIfKnown(`resources.guests.scan.${error.name}`) ?? say('resources.guests.scan.other');
  return say('resources.guests.scan.orType', { why });
}
