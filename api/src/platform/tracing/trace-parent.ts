import { context, propagation } from '@opentelemetry/api';

/** The W3C `traceparent` of what happens here, or null when nobody traces. */
export function traceParent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
