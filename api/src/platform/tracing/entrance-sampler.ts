import { SpanKind } from '@opentelemetry/api';
import { ParentBasedSampler, type Sampler, SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/**
 * Traces begin where work comes in, a call or a job: this share of them, and each one that its caller traces. What a queue does for itself
 * would be a trace of its own every second.
 */
export function entranceSampler(share: number): Sampler {
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
