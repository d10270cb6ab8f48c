import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';

const CGROUP = '/sys/fs/cgroup';

interface ContainerMemory {
  readonly held: number;
  readonly limit: number;
}

/** Of all processes in this one's container, without what is only a cache of files; undefined where none has a limit. */
export async function containerMemory(folder: string): Promise<ContainerMemory | undefined> {
  const names = ['memory.current', 'memory.max', 'memory.stat'];
  const read = Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const [current = '', max = '', stat = ''] = await read.catch(() => []);
  const limit = Number.parseInt(max, 10);
  if (!Number.isFinite(limit)) return undefined;
  const cached = Number(/^inactive_file (\d+)$/m.exec(stat)?.[1] ?? 0);
  return { held: Number.parseInt(current, 10) - cached, limit };
}

const gauges = {
  arrival_container_memory_bytes: ['held', 'What all processes of the container hold, without cached files'],
  arrival_container_memory_limit_bytes: ['limit', 'How much the container may hold'],
} as const;

/** Pictures and copies are worked on by processes of their own, which count towards the container's limit too. */
@Injectable()
export class ContainerMemoryMetrics {
  constructor(registry: Registry) {
    for (const [name, [field, help]] of Object.entries(gauges))
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const memory = await containerMemory(CGROUP);
          if (memory) this.set(memory[field]);
          else this.remove();
        },
      });
  }
}
