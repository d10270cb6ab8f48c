import {
  type CheckAnswer,
  type CheckFinding,
  checkFindings,
  type FailedJob,
  type Operations,
} from '@arrival/contracts';
import type { Page } from '@playwright/test';

const at = (time: string) => `2026-12-24T${time}.000Z`;
const found = (finding: CheckFinding, params: CheckAnswer['params'] = {}): CheckAnswer => {
  const [state, detail] = checkFindings[finding];
  return { check: finding.replace(/\..*$/, ''), finding, state, params, detail };
};

const fine = [
  found('keys.fine', { count: 4077 }),
  found('freeSpace.fine', { free: 38, total: 64 }),
  found('storage.fine'),
  found('clock.fine', { seconds: 0.2 }),
  found('handOver.waiting', { seconds: 4 }),
  found('schedules.fine', { count: 6 }),
  found('connections.fine', { most: 74, limit: 97 }),
  found('claims.fine'),
  found('proxies.fine'),
  found('copies.fine', { files: 1204, lost: 0, spare: 0 }),
  found('copySeal.fine', { days: 340 }),
];

const whole = [
  ...fine,
  found('files.fine', { files: 4077, lost: 0, spare: 0 }),
  found('backup.proven', { hours: 5 }),
  found('failedJobs.none'),
  found('workers.fine', { count: 2 }),
  found('queue.fine', { seconds: 4 }),
  found('mail.fine'),
  found('timeStamps.fine'),
  found('signIn.fine', { keys: 2 }),
  found('certificate.fine', { days: 61 }),
];

const troubled = [
  found('signIn.silent', { why: 'fetch failed' }),
  found('mail.silent', { why: 'ECONNREFUSED' }),
  found('timeStamps.late', { hours: 61 }),
  found('workers.none'),
  found('files.spare', { files: 4077, lost: 0, spare: 2 }),
  found('backup.late', { hours: 51 }),
  found('failedJobs.some', { count: 2 }),
  ...fine,
  found('certificate.plain'),
];

const queue = (name: string, [waiting, active, delayed, failed]: [number, number, number, number], height: number) => ({
  queue: name,
  waiting,
  active,
  delayed,
  failed,
  oldestAtUtc: waiting > 0 ? at('08:08:40') : null,
  perMinute: Array.from({ length: 60 }, (_, minute) => Math.round(height * (1 + Math.sin(minute / 9)))),
  toldAtUtc: at('08:11:58'),
});

const schedule = (job: string, last: [string, string, 'done' | 'failed'] | undefined) => ({
  job,
  queue: 'maintenance',
  everySeconds: 86_400,
  pattern: null,
  zone: null,
  nextAtUtc: '2026-12-25T03:10:00.000Z',
  lastStartedAtUtc: last ? at(last[0]) : null,
  lastEndedAtUtc: last ? at(last[1]) : null,
  lastOutcome: last?.[2] ?? null,
});

const work: Operations = {
  readAtUtc: at('08:12:00'),
  queues: [
    queue('mail', [0, 0, 0, 0], 0.3),
    queue('maintenance', [0, 1, 0, 1], 2),
    queue('reports', [1, 1, 0, 0], 1),
    queue('webhooks', [4, 1, 3, 1], 40),
  ],
  schedules: [
    schedule('reporting.populate', ['04:00:00', '04:00:31', 'done']),
    schedule('privacy.remove-expired', ['02:30:00', '02:30:01', 'failed']),
    schedule('operations.compare-files', undefined),
  ],
  processes: [
    { process: 'worker', beatAtUtc: at('08:11:57') },
    { process: 'api', beatAtUtc: at('08:11:51') },
  ],
  oldestHandOverAtUtc: null,
};

const failed = (id: string, job: string, error: string, reason: FailedJob['reason']): FailedJob => ({
  id,
  job,
  queue: 'webhooks',
  reason,
  error,
  attempts: 5,
  failedAtUtc: at('07:54:00'),
  payload: { deliveryId: '4077' },
  correlationId: '0193f3a1-6c1e-7d4e-8a51-2f1f0b6f2a10',
});

/** What systems of others say when they fail, at its worst. */
const longError = `connect ECONNREFUSED https://hooks.a-very-long-name-of-a-partner.mountain.example/arrival/${'received-events/'.repeat(8)} (tried 5 times, the last answer was "502 Bad Gateway")`;
const manyFailed = Array.from({ length: 25 }, (_, index): FailedJob => {
  const job = ['webhooks.attempt-delivery', 'partner.hand-over-what-this-build-does-not-know', 'reporting.populate'][
    index % 3
  ] as string;
  const reason = (['tries', 'final', 'unknown'] as const)[index % 3] as FailedJob['reason'];
  const one = failed(`many-${index}`, job, index % 2 === 0 ? longError : 'It took longer than 60 s', reason);
  return index % 3 === 2 ? { ...one, payload: null, correlationId: null, attempts: 1 } : one;
});

const operationsAnswers = {
  whole: { checks: whole, work: { ...work, queues: work.queues.map((of) => ({ ...of, failed: 0 })) }, failed: [] },
  troubled: {
    checks: [...troubled, found('queue.untold')],
    work: { ...work, queues: work.queues.map((of) => ({ ...of, toldAtUtc: at('08:05:10') })) },
    failed: [
      failed('a', 'webhooks.attempt-delivery', 'No answer within 3 s', 'tries'),
      failed('b', 'photos.discard-replaced', 'EACCES: permission denied, unlink', 'final'),
    ],
  },
  many: { checks: [found('queue.silent', { seconds: 410 }), ...troubled], work, failed: manyFailed },
  fresh: { checks: troubled, work: { ...work, queues: [], schedules: [], processes: [] }, failed: [] },
} satisfies Record<string, { checks: CheckAnswer[]; work: Operations; failed: FailedJob[] }>;

/** Operations as the API answers them, for what a test cannot wait for. */
export async function showOperations(page: Page, state: keyof typeof operationsAnswers): Promise<void> {
  const { checks, work: inHand, failed: jobs } = operationsAnswers[state];
  const whole = { checkedAtUtc: at('08:11:20'), checks };
  await page.route('**/api/admin/operations', (route) => route.fulfill({ json: inHand }));
  await page.route('**/api/admin/operations/checks', (route) => route.fulfill({ json: whole }));
  await page.route('**/api/admin/operations/failed-jobs?*', (route) => route.fulfill({ json: jobs }));
  const nothing = { json: [], headers: { 'content-range': 'hand-overs */0' } };
  await page.route('**/api/admin/operations/hand-overs?*', (route) => route.fulfill(nothing));
}
