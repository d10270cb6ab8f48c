import { existsSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger, guarded, logStream } from './logger';

function record() {
  const lines: Array<Record<string, unknown>> = [];
  const logger = createLogger({ logLevel: 'info' }, 'test', { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, logger };
}

test('an error keeps what helps and loses the values it carries', () => {
  const { lines, logger } = record();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(Emma) exists',
    parameters: ['Emma'],
  });
  logger.error({ err: error }, 'server.error');
  expect(lines[0]).toMatchObject({ process: 'test', err: { message: 'duplicate key', code: '23505' } });
  expect(JSON.stringify(lines)).not.toContain('Emma');
});

test('tokens, cookies and query parameters of libraries are removed', () => {
  const { lines, logger } = record();
  guarded(logger).warn(
    { authorization: 'Bearer x', headers: { cookie: 'c=x' }, query: { parameters: ['x'] }, kept: 1 },
    'note',
  );
  expect(lines[0]).toMatchObject({ kept: 1, msg: 'note', headers: {}, query: {} });
  expect(lines[0]).not.toHaveProperty('authorization');
});

test('a disk that is full takes no line and stops nobody', async () => {
  const full = existsSync('/dev/full') ? '/dev/full' : '/dev/null';
  const stream = logStream(openSync(full, 'w'));
  let dropped = 0;
  stream.on('drop', () => {
    dropped += 1;
  });
  const logger = createLogger({ logLevel: 'info' }, 'test', stream);
  for (let line = 0; line < 40_000; line += 1)
    logger.info({ line }, 'a line that nobody can keep, of about a hundred bytes');
  await pause(700);
  logger.info('and one more');
  expect(dropped > 0).toBe(full === '/dev/full');
});
