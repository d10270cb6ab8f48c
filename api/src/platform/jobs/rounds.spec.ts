import { Logger } from '@nestjs/common';
import { LastingTrouble } from '../logging/lasting-trouble';
import { Rounds } from './rounds';

test('rounds go on while each fails, and the log hears of it once, and once that it is over', async () => {
  const logger = new Logger('Rounds');
  const said: unknown[] = [];
  jest.spyOn(logger, 'warn').mockImplementation((words) => said.push(words));
  const outcomes = ['away', 'away', 'still away', undefined, undefined];
  const rounds = new Rounds(
    async () => {
      const why = outcomes.shift();
      if (why) throw new Error(why);
    },
    new LastingTrouble(logger, { begins: 'Mail waits', ends: 'Mail goes out again' }),
  );
  while (outcomes.length > 0) await rounds.wake();
  expect(said).toEqual(['Mail waits: away', 'Mail goes out again']);
});
