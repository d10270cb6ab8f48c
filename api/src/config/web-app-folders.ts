import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error';

/** Where the build puts the web apps; a folder that is not there serves nothing. */
const root = join(__dirname, '../../..');
const built = { GUEST_WEB_DIR: join(root, 'guest-web/dist'), ADMIN_WEB_DIR: join(root, 'admin-web/dist') };

/** The folders of the web apps: those that are named, which must hold a build, else those beside the API. */
export function webAppFolders(variables: Record<string, string | undefined>): Record<keyof typeof built, string> {
  const folderOf = (name: keyof typeof built): string => {
    const given = variables[name];
    if (!given) return built[name];
    if (!existsSync(join(given, 'index.html'))) throw new ConfigurationError(`${name}: ${given} has no index.html`);
    return given;
  };
  return { GUEST_WEB_DIR: folderOf('GUEST_WEB_DIR'), ADMIN_WEB_DIR: folderOf('ADMIN_WEB_DIR') };
}
