import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/field-row';
import { OfFeature } from '../../shared/of-feature';
import { PictureInput } from '../../shared/picture-input';
import { DraftSection } from '../settings/draft/draft-section';
import { ColourInput } from './colour-input';

const asTyped = (text: string) => text;
const choices = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }));
const opacities = [1, 0.75, 0.5, 0.25, 0.1].map((value) => ({ id: value, name: `${value * 100} %` }));

const notDrawn = "Kept and served to the resort's own apps. The pages of this version do not draw it.";

function Address({
  source,
  label,
  helperText = 'https address or an upload; empty: none',
}: {
  source: string;
  label: string;
  helperText?: string;
}) {
  return <PictureInput source={source} label={label} helperText={helperText} />;
}

/** The theme's fields in the groups of the specification (§3). */
export function ThemeFields() {
  return (
    <>
      <DraftSection name="general" title="General" isFirst>
        <FieldRow>
          <Address source="general.logoUrl" label="Logo" />
          <NumberInput
            source="general.logoWelcomeWidth"
            label="Logo width on welcome"
            min={100}
            max={500}
            step={50}
            helperText="100 to 500, in steps of 50"
          />
        </FieldRow>
        <Address
          source="general.favicon"
          label="Favicon"
          helperText="https address or an upload, shown in the browser's tab; empty: Arrival's own"
        />
        <FieldRow>
          <Address source="general.backgroundImageUrl" label="Background image" />
          <SelectInput
            source="general.overlayBackgroundWithGradient"
            label="Overlay on the background"
            choices={choices(['Dark', 'Light', 'None'])}
            isRequired
            helperText="Keeps words on the picture readable"
          />
        </FieldRow>
        <BooleanInput source="general.showArrivalTitleAsImage" label="Show the title as an image" helperText={false} />
        <FieldRow>
          <Address source="general.arrivalTitleImageUrl" label="Title image" />
          <NumberInput source="general.arrivalTitleImageWidth" label="Title image width" min={200} max={500} helperText="200 to 500" />
        </FieldRow>
        <FieldRow>
          <ColourInput source="general.loaderPrimaryColor" label="Loader, first colour" />
          <ColourInput source="general.loaderSecondaryColor" label="Loader, second colour" />
          <ColourInput source="general.errorColor" label="Errors" />
        </FieldRow>
      </DraftSection>
      <DraftSection name="buttons" title="Buttons" isFirst={false}>
        <FieldRow>
          <ColourInput source="buttons.primary.backgroundColor" label="Primary, background" />
          <ColourInput source="buttons.primary.color" label="Primary, text" />
        </FieldRow>
        <FieldRow>
          <ColourInput source="buttons.secondary.backgroundColor" label="Secondary, background" />
          <ColourInput source="buttons.secondary.color" label="Secondary, text" />
        </FieldRow>
      </DraftSection>
      <FooterFields />
      <MediaCardFields />
      <DraftSection name="sidebar" title="Sidebar" help={notDrawn} isFirst={false}>
        <FieldRow>
          <ColourInput source="sidebar.backgroundColor" label="Background" />
          <ColourInput source="sidebar.textColor" label="Text" />
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
    <DraftSection name="footer" title="Footer" isFirst={false}>
      <FieldRow>
        <ColourInput source="footer.backgroundColor" label="Background" />
        <ColourInput source="footer.textColor" label="Text" />
        <ColourInput source="footer.borderColor" label="Border" />
      </FieldRow>
      <FieldRow>
        <Address source="footer.backgroundImageUrl" label="Background image" />
        <SelectInput source="footer.backgroundImageOpacity" label="Image opacity" choices={opacities} isRequired helperText={false} />
      </FieldRow>
    </DraftSection>
  );
}

function MediaCardFields() {
  return (
    <DraftSection name="mediaCard" title="Media card" help={notDrawn} isFirst={false}>
      <FieldRow>
        <SelectInput
          source="mediaCard.showMediaPasses"
          label="Show passes"
          choices={choices(['Mobile Only', 'Mobile and Desktop', 'None'])}
          isRequired
          helperText={false}
        />
        <TextInput source="mediaCard.resortName" label="Resort name" parse={asTyped} helperText={false} />
      </FieldRow>
      <FieldRow>
        <Address source="mediaCard.heroImageUrl" label="Picture" />
        <Address source="mediaCard.logoImageUrl" label="Logo" />
      </FieldRow>
      <FieldRow>
        <ColourInput source="mediaCard.backgroundColor" label="Background" />
        <ColourInput source="mediaCard.textColor" label="Text" />
      </FieldRow>
    </DraftSection>
  );
}

function BleConnectFields() {
  return (
    <DraftSection name="bleConnect" title="Mobile passes" isFirst={false}>
      <BooleanInput
        source="bleConnect.enableBleHomeScreen"
        label="Show on home"
        helperText="Guests find their mobile passes on their home page"
      />
      <FieldRow>
        <Address source="bleConnect.desktopLogoUrl" label="Logo on wide screens" />
        <Address source="bleConnect.mobileLogoUrl" label="Logo on phones" />
      </FieldRow>
    </DraftSection>
  );
}
