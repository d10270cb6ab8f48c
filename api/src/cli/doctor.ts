import type { AppConfig } from '../config/app-config';
import { WholenessService } from '../domains/operations/checks/wholeness.service';
import { startCores } from './start-cores';

/** Is everything whole? A line for each check, the worst first. Answers 1 when something is broken, else 0. */
export async function doctor(config: AppConfig): Promise<number> {
  const context = await startCores(config, 'doctor');
  try {
    const { checks } = await context.get(WholenessService).check();
    const lines = checks.map(({ state, check, detail }) => `${state.padEnd(8)}${check.padEnd(14)}${detail}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return checks.some(({ state }) => state === 'broken') ? 1 : 0;
  } finally {
    await context.close();
  }
}
