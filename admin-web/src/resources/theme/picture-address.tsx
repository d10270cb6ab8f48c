import { PictureInput } from '../../shared/forms/picture-input';
import { say } from '../../words/say';

interface Props {
  source: string;
  helperText?: string;
}

/** A picture of the theme: an address, or one that is uploaded. */
export function PictureAddress({ source, helperText = say('resources.theme.help.address') }: Props) {
  return <PictureInput source={source} helperText={helperText} />;
}
