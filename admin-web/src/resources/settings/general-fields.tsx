import type { AdminSettings } from '@arrival/contracts';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/field-row';
import { FieldGroup } from '../../shared/form-parts';
import { OfFeature } from '../../shared/of-feature';
import { OneRiskSecret } from './one-risk-secret';

const dateFormats = [
  { id: 'mmddyyyy', name: 'MM/DD/YYYY (12/31/2026)' },
  { id: 'ddmmyyyy', name: 'DD/MM/YYYY (31/12/2026)' },
];
const systems = [
  { id: 'RTP', name: 'RTP' },
  { id: 'SW', name: 'SW' },
];

/** The fields of the general settings (spec §3), with help where a name does not explain itself. */
export function GeneralFields({ settings }: { settings: AdminSettings }) {
  return (
    <>
      <FieldGroup title="Guests">
        <SelectInput source="dateFormat" label="Date format" choices={dateFormats} isRequired helperText="How guests see and type days" />
        <TextInput source="googleAnalyticsTagId" label="Google Analytics tag id" helperText="Starts with G-. Empty: nothing is measured" />
      </FieldGroup>
      <FieldGroup title="Point of sale" help="How purchases find their way here. Ask whoever runs your point of sale for the codes.">
        <SelectInput source="pointOfSaleSystem" label="Point of sale system" choices={systems} isRequired helperText={false} />
        <FieldRow>
          <TextInput
            source="resortCodes"
            label="Resort codes"
            helperText="Separated by commas. Only purchases of these resorts count; empty: all"
          />
          <TextInput
            source="resortGroupCodes"
            label="Resort group codes"
            helperText="Separated by commas. Only passes of these groups count; empty: all"
          />
        </FieldRow>
        <FieldRow>
          <TextInput
            source="salesLocationIds"
            label="Sales locations"
            helperText="Numbers of the counters and shops whose sales count, separated by commas; empty: all"
          />
          <OfFeature feature="PassChecker">
            <TextInput
              source="passCheckerLocationId"
              label="Pass Checker location"
              helperText="The lift that is asked about while the collection AccessLocations is empty"
            />
          </OfFeature>
        </FieldRow>
        <BooleanInput source="isSkiDataEnabled" label="SKIDATA" helperText="On when your gates are SKIDATA" />
      </FieldGroup>
      <OfFeature feature="1Risk">
        <FieldGroup title="1Risk" help="Only for resorts that have their waivers signed with 1Risk.">
          <TextInput source="oneRiskUrl" label="1Risk address" type="url" helperText="Begins with https://" />
          <OneRiskSecret settings={settings} />
        </FieldGroup>
      </OfFeature>
      <FieldGroup
        title="Cookie consent"
        help="Pasted from your consent provider. Runs on the welcome and about pages only; nothing is measured before it calls arrivalConsent(true)."
      >
        <TextInput source="cookieConsentScript" label="Script" multiline minRows={3} helperText={false} sx={monospace} />
        <TextInput
          source="consentScriptHosts"
          label="Hosts that it loads from"
          helperText="Host names like cdn.example.com, separated by commas. Scripts from anywhere else do not run"
        />
        <TextInput source="cookieConsentStyles" label="Styles" multiline minRows={3} helperText={false} sx={monospace} />
      </FieldGroup>
    </>
  );
}

const monospace = { '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' } };
