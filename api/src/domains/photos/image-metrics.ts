import { Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Shows how full the line of images is. The answer starts the measuring of one image, whose answer ends it. */
export function measureImages(
  registry: Registry,
  state: () => { readonly waiting: number; readonly busy: number },
): () => () => void {
  const registers = [registry];
  new Gauge({
    name: 'arrival_images',
    help: 'Images that wait for a process, and those that are worked on',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, busy } = state();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'busy' }, busy);
    },
  });
  const help = 'Re-encoding of an image';
  const seconds = new Histogram({ name: 'arrival_image_seconds', help, buckets: SECONDS, registers });
  return () => seconds.startTimer();
}
