import { mediaPasses } from '@arrival/contracts';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/forms/field-row';
import { OfFeature } from '../../shared/settings/of-feature';
import { say } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { ColourInput } from './colour-input';
import { ContrastNote, WeakMark } from './contrast-note';
import { GeneralSection } from './general-section';
import { PictureAddress } from './picture-address';

const asTyped = (text: string) => text;
const opacities = () =>
  [1, 0.75, 0.5, 0.25, 0.1].map((value) => ({
    id: value,
    name: say('resources.theme.percent', { value: value * 100 }),
  }));
const passChoices = () => mediaPasses.map((id) => ({ id, name: say(`resources.theme.passes.${id}`) }));

/** The theme's fields in the groups of the specification (§3). */
export function ThemeFields() {
  return (
    <>
      <GeneralSection />
      <DraftSection
        name="buttons"
        title={say('resources.theme.sections.buttons')}
        mark={<WeakMark section="buttons" />}
        isFirst={false}
      >
        <FieldRow>
          <ColourInput source="buttons.primary.backgroundColor" />
          <ColourInput source="buttons.primary.color" />
        </FieldRow>
        <ContrastNote pair="primary" />
        <FieldRow>
          <ColourInput source="buttons.secondary.backgroundColor" />
          <ColourInput source="buttons.secondary.color" />
        </FieldRow>
        <ContrastNote pair="secondary" />
      </DraftSection>
      <FooterFields />
      <MediaCardFields />
      <DraftSection
        name="sidebar"
        title={say('resources.theme.sections.sidebar')}
        help={say('resources.theme.mobilePasses')}
        isFirst={false}
      >
        <FieldRow>
          <ColourInput source="sidebar.backgroundColor" />
          <ColourInput source="sidebar.textColor" />
        </FieldRow>
      </DraftSection>
      <OfFeature feature="BLEConnect">
        <BleConnectFields />
      </OfFeature>
    </>
  );
}

function FooterFields() {
  return (
    <DraftSection
      name="footer"
      title={say('resources.theme.sections.footer')}
      mark={<WeakMark section="footer" />}
      isFirst={false}
    >
      <FieldRow>
        <ColourInput source="footer.backgroundColor" />
        <ColourInput source="footer.textColor" />
        <ColourInput source="footer.borderColor" />
      </FieldRow>
      <ContrastNote pair="footer" />
      <FieldRow>
        <PictureAddress source="footer.backgroundImageUrl" />
        <SelectInput source="footer.backgroundImageOpacity" choices={opacities()} isRequired helperText={false} />
      </FieldRow>
    </DraftSection>
  );
}

function MediaCardFields() {
  return (
    <DraftSection
      name="mediaCard"
      title={say('resources.theme.sections.mediaCard')}
      help={say('resources.theme.mobilePasses')}
      isFirst={false}
    >
      <FieldRow>
        <SelectInput source="mediaCard.showMediaPasses" choices={passChoices()} isRequired helperText={false} />
        <TextInput source="mediaCard.resortName" parse={asTyped} helperText={false} />
      </FieldRow>
      <FieldRow>
        <PictureAddress source="mediaCard.heroImageUrl" />
        <PictureAddress source="mediaCard.logoImageUrl" />
      </FieldRow>
      <FieldRow>
        <ColourInput source="mediaCard.backgroundColor" />
        <ColourInput source="mediaCard.textColor" />
      </FieldRow>
    </DraftSection>
  );
}

function BleConnectFields() {
  return (
    <DraftSection name="bleConnect" title={say('resources.theme.sections.bleConnect')} isFirst={false}>
      <BooleanInput
        source="bleConnect.enableBleHomeScreen"
        helperText={say('resources.theme.help.enableBleHomeScreen')}
      />
      <FieldRow>
        <PictureAddress source="bleConnect.desktopLogoUrl" />
        <PictureAddress source="bleConnect.mobileLogoUrl" />
      </FieldRow>
    </DraftSection>
  );
}
