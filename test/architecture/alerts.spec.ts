import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { alertRules } from '../support/monitoring';

const operating = readFileSync(resolve(__dirname, '../../docs/operating.md'), 'utf8');

test('docs/operating.md says of each alert whom it wakes and what to do, and of no other', () => {
  const explained = [...operating.matchAll(/^\| `(Arrival\w+)` \| (\w+) \| \S.{20,} \|$/gm)].map(
    ([, alert, severity]) => `${alert} ${severity}`,
  );
  expect(explained.sort()).toEqual(
    alertRules()
      .map(({ alert, labels }) => `${alert} ${labels.severity}`)
      .sort(),
  );
  for (const rule of alertRules()) expect(rule.for).toMatch(/^\d+m$/);
});

const expressionOf = (name: string): string => alertRules().find(({ alert }) => alert === name)?.expr ?? '';

test('failing calls are held against calls, not against health checks and files of pages, which always succeed', () => {
  const counted = expressionOf('ArrivalFailing').match(/_count\{[^}]*\}|_count(?!\{)/g);
  expect(counted).toEqual(['_count{route=~"/api/.*", status="5xx"}', '_count{route=~"/api/.*"}']);
});

test('a process whose container is gone, and with it what Prometheus reads, is missed by their number', () => {
  const before =
    /^sum by \(job\) \((up\{job=~"arrival-\.\*"\})\) < quantile_over_time\(0\.5, sum by \(job\) \(\1\)\[12h:1m\]\)$/;
  expect(expressionOf('ArrivalProcessMissing')).toMatch(before);
});

test('memory is held against the limit of the container, with all processes in it', () => {
  expect(expressionOf('ArrivalMemoryFull')).toBe(
    'arrival_container_memory_bytes / arrival_container_memory_limit_bytes > 0.85',
  );
});
