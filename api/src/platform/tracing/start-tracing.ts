import { FastifyOtelInstrumentation } from '@fastify/otel';
import { Logger } from '@nestjs/common';
import { context, DiagLogLevel, diag, propagation, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { AppConfig } from '../../config/app-config';
import { WithoutValues } from './without-values';

const LONGEST_EXPORT_MS = 5_000;
const IN_API = /^\/api\//i;

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * OpenTelemetry for this process: a span for each call of the API, each statement and each job, sent by OTLP over HTTP. It must start
 * before `pg` and Fastify are loaded, and nothing of it is loaded unless it is configured.
 */
export function startTracing(
  { endpoint, headers, share, service }: NonNullable<AppConfig['tracing']>,
  process: string,
): Tracing {
  tellTrouble();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: LONGEST_EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `${service}-${process}`, 'service.namespace': 'arrival' }),
    sampler: entranceSampler(share),
    spanProcessors: [new WithoutValues(new BatchSpanProcessor({ exporter, exportTimeoutMillis: LONGEST_EXPORT_MS }))],
  });
  trace.setGlobalTracerProvider(provider);
  watchDatabase();
  watchRequests();
  return { stop: () => provider.shutdown() };
}

/**
 * Traces begin where work comes in, a call or a job: this share of them, and each one that its caller traces. What a queue does for itself
 * would be a trace of its own every second.
 */
function entranceSampler(share: number): Sampler {
  const ratio = new TraceIdRatioBasedSampler(share);
  const root: Sampler = {
    shouldSample: (context, traceId, _name, kind) =>
      kind === SpanKind.SERVER || kind === SpanKind.CONSUMER
        ? ratio.shouldSample(context, traceId)
        : { decision: SamplingDecision.NOT_RECORD },
    toString: () => `Entrance{${share}}`,
  };
  return new ParentBasedSampler({ root });
}

/** Such as a collector that is not there; spans are dropped then, and nobody waits. */
function tellTrouble(): void {
  const logger = new Logger('Tracing');
  const quiet = (): void => undefined;
  const warn = (message: string): void => logger.warn(message);
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
}

/** A statement is known by its name (`checkin.save-photo`); its text and values stay here. */
function watchDatabase(): void {
  new PgInstrumentation({
    requireParentSpan: true,
    requestHook: (span, { query }) => {
      span.updateName(query.name ?? 'statement');
    },
  });
}

function watchRequests(): void {
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    recordExceptions: false,
    ignorePaths: ({ url }) => !IN_API.test(url),
    requestHook: (span, request) => {
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'none'}`);
      span.setAttribute('arrival.correlation_id', request.id);
    },
  });
}
