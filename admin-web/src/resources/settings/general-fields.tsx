import { type AdminSettings, dateFormats, posSystems } from '@arrival/contracts';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Doubt } from '../../shared/doubt';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { OfFeature } from '../../shared/settings/of-feature';
import { say } from '../../words/say';
import { doubtsOf } from './doubts';
import { OneRiskSecret } from './one-risk-secret';

const formats = () => dateFormats.map((id) => ({ id, name: say(`resources.settings.dateFormats.${id}`) }));
const systems = () => posSystems.map((id) => ({ id, name: say(`resources.settings.systems.${id}`) }));

/** The fields of the general settings (spec §3), with help where a name does not explain itself. */
export function GeneralFields({ settings }: { settings: AdminSettings }) {
  const doubts = doubtsOf(useWatch());
  return (
    <>
      <FieldGroup title={say('resources.settings.groups.guests')}>
        <SelectInput
          source="dateFormat"
          choices={formats()}
          isRequired
          helperText={say('resources.settings.help.dateFormat')}
        />
        <TextInput source="googleAnalyticsTagId" helperText={say('resources.settings.help.googleAnalyticsTagId')} />
        <Doubt>{doubts.googleAnalyticsTagId && say('resources.settings.doubts.googleAnalyticsTagId')}</Doubt>
      </FieldGroup>
      <FieldGroup title={say('resources.settings.groups.pos')} help={say('resources.settings.groups.posHelp')}>
        <SelectInput source="pointOfSaleSystem" choices={systems()} isRequired helperText={false} />
        <FieldRow>
          <TextInput source="resortCodes" helperText={say('resources.settings.help.resortCodes')} />
          <TextInput source="resortGroupCodes" helperText={say('resources.settings.help.resortGroupCodes')} />
        </FieldRow>
        <Doubt>{doubts.codes && say('resources.settings.doubts.codes', { codes: doubts.codes })}</Doubt>
        <FieldRow>
          <TextInput source="salesLocationIds" helperText={say('resources.settings.help.salesLocationIds')} />
          <OfFeature feature="PassChecker">
            <TextInput
              source="passCheckerLocationId"
              helperText={say('resources.settings.help.passCheckerLocationId')}
            />
          </OfFeature>
        </FieldRow>
        <BooleanInput source="isSkiDataEnabled" helperText={say('resources.settings.help.isSkiDataEnabled')} />
      </FieldGroup>
      <OfFeature feature="1Risk">
        <FieldGroup
          title={say('resources.settings.groups.oneRisk')}
          help={say('resources.settings.groups.oneRiskHelp')}
        >
          <TextInput source="oneRiskUrl" type="url" helperText={say('resources.settings.help.oneRiskUrl')} />
          <OneRiskSecret settings={settings} />
        </FieldGroup>
      </OfFeature>
      <FieldGroup title={say('resources.settings.groups.consent')} help={say('resources.settings.groups.consentHelp')}>
        <TextInput source="cookieConsentScript" multiline minRows={3} helperText={false} sx={monospace} />
        <TextInput source="consentScriptHosts" helperText={say('resources.settings.help.consentScriptHosts')} />
        <Doubt>
          {doubts.consentScriptHosts &&
            say('resources.settings.doubts.consentScriptHosts', { hosts: doubts.consentScriptHosts.join(', ') })}
        </Doubt>
        <TextInput source="cookieConsentStyles" multiline minRows={3} helperText={false} sx={monospace} />
      </FieldGroup>
    </>
  );
}

const monospace = { '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' } };
