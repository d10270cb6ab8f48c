import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';

/** All that may be said: names of ours and numbers. Paths, addresses, statements, results and messages of errors may hold a guest's data. */
const ALLOWED = new Set([
  ...['http.request.method', 'http.route', 'http.response.status_code', 'arrival.correlation_id'],
  ...['db.system', 'db.system.name', 'db.operation', 'db.operation.name', 'db.postgresql.plan'],
  ...['bullmq.queue.name', 'bullmq.queue.operation', 'bullmq.job.name', 'bullmq.job.id', 'bullmq.job.attempts.made'],
  'exception.type',
]);

type Attributes = ReadableSpan['attributes'];

const allowed = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => ALLOWED.has(name)));

/** Hands on spans without values: an instrumentation that tells more one day tells nobody. */
export class WithoutValues implements SpanProcessor {
  constructor(private readonly next: SpanProcessor) {}

  onStart(...started: Parameters<SpanProcessor['onStart']>): void {
    this.next.onStart(...started);
  }

  onEnd(span: ReadableSpan): void {
    const said = {
      attributes: allowed(span.attributes),
      events: span.events.map((event) => ({ ...event, attributes: allowed(event.attributes) })),
      status: { code: span.status.code },
      links: [],
    };
    this.next.onEnd(new Proxy(span, { get: (whole, name) => Reflect.get(name in said ? said : whole, name) }));
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }
}
