import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** What the running stack tells about itself. */
export const stackFile = join(resolve(root, process.env['ARRIVAL_DATA_DIR'] || '.data'), 'stack.json');

/** For tools whose words we keep and show only after a failure. */
export const withoutColours = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
