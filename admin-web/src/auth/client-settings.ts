import { type ClientSettings, clientSettingsSchema } from '@arrival/contracts';
import { say } from '../words/say';

let settings: Promise<ClientSettings> | undefined;

/** What everybody may know of the settings; read once, a failure is tried again. */
export function clientSettings(): Promise<ClientSettings> {
  settings ??= read().catch((error: unknown) => {
    settings = undefined;
    throw error;
  });
  return settings;
}

async function read(): Promise<ClientSettings> {
  const response = await fetch('/api/settings/client');
  if (!response.ok) throw new Error(say('shared.unread.settings', { status: response.status }));
  return clientSettingsSchema.parse(await response.json());
}
