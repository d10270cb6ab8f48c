import { type ClientSettings, clientSettingsSchema } from '@arrival/contracts';

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
  if (!response.ok) throw new Error(`The settings could not be read (${response.status})`);
  return clientSettingsSchema.parse(await response.json());
}
