import { mediaPasses, overlays } from '@arrival/contracts';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/field-row';
import { OfFeature } from '../../shared/of-feature';
import { PictureInput } from '../../shared/picture-input';
import { say } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { ColourInput } from './colour-input';

const asTyped = (text: string) => text;
const opacities = () =>
  [1, 0.75, 0.5, 0.25, 0.1].map((value) => ({
    id: value,
    name: say('resources.theme.percent', { value: value * 100 }),
  }));
const overlayChoices = () => overlays.map((id) => ({ id, name: say(`resources.theme.overlays.${id}`) }));
const passChoices = () => mediaPasses.map((id) => ({ id, name: say(`resources.theme.passes.${id}`) }));

function Address({
  source,
  helperText = say('resources.theme.help.address'),
}: {
  source: string;
  helperText?: string;
}) {
  return <PictureInput source={source} helperText={helperText} />;
}

/** The theme's fields in the groups of the specification (§3). */
export function ThemeFields() {
  return (
    <>
      <DraftSection name="general" title={say('resources.theme.sections.general')} isFirst>
        <FieldRow>
          <Address source="general.logoUrl" />
          <NumberInput
            source="general.logoWelcomeWidth"
            min={100}
            max={500}
            step={50}
            helperText={say('resources.theme.help.logoWelcomeWidth')}
          />
        </FieldRow>
        <Address source="general.favicon" helperText={say('resources.theme.help.favicon')} />
        <FieldRow>
          <Address source="general.backgroundImageUrl" />
          <SelectInput
            source="general.overlayBackgroundWithGradient"
            choices={overlayChoices()}
            isRequired
            helperText={say('resources.theme.help.overlay')}
          />
        </FieldRow>
        <BooleanInput source="general.showArrivalTitleAsImage" helperText={false} />
        <FieldRow>
          <Address source="general.arrivalTitleImageUrl" />
          <NumberInput
            source="general.arrivalTitleImageWidth"
            min={200}
            max={500}
            helperText={say('resources.theme.help.arrivalTitleImageWidth')}
          />
        </FieldRow>
        <FieldRow>
          <ColourInput source="general.loaderPrimaryColor" />
          <ColourInput source="general.loaderSecondaryColor" />
          <ColourInput source="general.errorColor" />
        </FieldRow>
      </DraftSection>
      <DraftSection name="buttons" title={say('resources.theme.sections.buttons')} isFirst={false}>
        <FieldRow>
          <ColourInput source="buttons.primary.backgroundColor" />
          <ColourInput source="buttons.primary.color" />
        </FieldRow>
        <FieldRow>
          <ColourInput source="buttons.secondary.backgroundColor" />
          <ColourInput source="buttons.secondary.color" />
        </FieldRow>
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
    <DraftSection name="footer" title={say('resources.theme.sections.footer')} isFirst={false}>
      <FieldRow>
        <ColourInput source="footer.backgroundColor" />
        <ColourInput source="footer.textColor" />
        <ColourInput source="footer.borderColor" />
      </FieldRow>
      <FieldRow>
        <Address source="footer.backgroundImageUrl" />
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
        <Address source="mediaCard.heroImageUrl" />
        <Address source="mediaCard.logoImageUrl" />
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
        <Address source="bleConnect.desktopLogoUrl" />
        <Address source="bleConnect.mobileLogoUrl" />
      </FieldRow>
    </DraftSection>
  );
}
