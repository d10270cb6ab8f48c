import { Logger } from '@nestjs/common';
import { LastingTrouble } from '../logging/lasting-trouble';

const logger = new Logger('Pages');

/** Asks for what a page can do without: when nobody knows it, the log is told and `instead` is the answer. */
export function orWithout<Asked extends unknown[], Known, Instead>(
  what: string,
  ask: (...asked: Asked) => Promise<Known>,
  instead: Instead,
): (...asked: Asked) => Promise<Known | Instead> {
  const trouble = new LastingTrouble(logger, {
    begins: `Pages come without ${what}`,
    ends: `Pages come with ${what} again`,
  });
  return async (...asked) => {
    try {
      const known = await ask(...asked);
      trouble.over();
      return known;
    } catch (error) {
      trouble.seen(error);
      return instead;
    }
  };
}
