import { decideEligibility } from '@arrival/rules';
import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.000_025, 0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.0025, 0.01, 0.05];

/** The one function of the rules (D17), with its calls counted and timed. */
export function measuredEligibility(registry: Registry): typeof decideEligibility {
  const seconds = new Histogram({
    name: 'arrival_eligibility_seconds',
    help: 'Deciding what the members of one household are asked at a location',
    buckets: SECONDS,
    registers: [registry],
  });
  return (...question) => {
    const from = performance.now();
    const decided = decideEligibility(...question);
    seconds.observe((performance.now() - from) / 1000);
    return decided;
  };
}
