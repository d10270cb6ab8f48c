import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { clockWords, isClockOff } from './clock-check';
import { Heartbeat } from './heartbeat';
import { HEARTBEAT_PROCESS, HeartbeatTimer } from './heartbeat-timer';

/** The worker's first sign of life: without one the API's readiness says that nobody works on the queue. */
@Injectable()
class WorkerHeartbeat implements OnApplicationBootstrap {
  readonly #logger = new Logger(WorkerHeartbeat.name);

  constructor(private readonly heartbeat: Heartbeat) {}

  async onApplicationBootstrap(): Promise<void> {
    const ahead = await this.heartbeat.beat('worker');
    if (isClockOff(ahead)) this.#logger.warn(clockWords(ahead));
  }
}

@Module({
  providers: [Heartbeat, WorkerHeartbeat, { provide: HEARTBEAT_PROCESS, useValue: 'worker' }, HeartbeatTimer],
})
export class WorkerHeartbeatModule {}
