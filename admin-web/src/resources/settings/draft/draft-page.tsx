import { LoadedSettings } from '../loaded-settings';
import { type Draft, DraftForm } from './draft-form';

/** A part of the settings that is tried out before it is saved: language and theme. */
export function DraftPage(draft: Draft) {
  return (
    <LoadedSettings resource={draft.resource}>
      {(settings, save) => <DraftForm settings={settings} save={save} {...draft} />}
    </LoadedSettings>
  );
}
