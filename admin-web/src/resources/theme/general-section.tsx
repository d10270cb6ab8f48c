import { overlays } from '@arrival/contracts';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { FieldRow } from '../../shared/forms/field-row';
import { say } from '../../words/say';
import { DraftSection } from '../settings/draft/draft-section';
import { ColourInput } from './colour-input';
import { PictureAddress } from './picture-address';

const overlayChoices = () => overlays.map((id) => ({ id, name: say(`resources.theme.overlays.${id}`) }));

/** Logo, picture, name and colours of every page. */
export function GeneralSection() {
  return (
    <DraftSection name="general" title={say('resources.theme.sections.general')} isFirst>
      <FieldRow>
        <PictureAddress source="general.logoUrl" />
        <NumberInput
          source="general.logoWelcomeWidth"
          min={100}
          max={500}
          step={50}
          helperText={say('resources.theme.help.logoWelcomeWidth')}
        />
      </FieldRow>
      <PictureAddress source="general.favicon" helperText={say('resources.theme.help.favicon')} />
      <FieldRow>
        <PictureAddress source="general.backgroundImageUrl" />
        <SelectInput
          source="general.overlayBackgroundWithGradient"
          choices={overlayChoices()}
          isRequired
          helperText={say('resources.theme.help.overlay')}
        />
      </FieldRow>
      <BooleanInput source="general.showArrivalTitleAsImage" helperText={false} />
      <FieldRow>
        <PictureAddress source="general.arrivalTitleImageUrl" />
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
  );
}
