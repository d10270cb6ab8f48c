import { ForeignMetrics, mergedTexts } from './foreign-metrics';

const of = (queue: string): string =>
  `# HELP jobs Jobs by state\n# TYPE jobs gauge\njobs{queue="${queue}"} 1\n# TYPE done counter\ndone{queue="${queue}"} 2`;

test('each metric stands once, with its help, and has the samples of all', () => {
  expect(mergedTexts([of('mail'), of('reports')])).toBe(
    [
      ...['# HELP jobs Jobs by state', '# TYPE jobs gauge', 'jobs{queue="mail"} 1', 'jobs{queue="reports"} 1'],
      ...['# TYPE done counter', 'done{queue="mail"} 2', 'done{queue="reports"} 2', ''],
    ].join('\n'),
  );
});

test('an exporter that fails is left out, the others are read', async () => {
  const foreign = new ForeignMetrics();
  foreign.add(() => Promise.reject(new Error('gone')));
  foreign.add(() => Promise.resolve(['up 1']));
  expect(await foreign.text()).toBe('up 1\n');
});
