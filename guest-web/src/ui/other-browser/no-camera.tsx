import { otherBrowser } from '../../words/other-browser';
import { useWords } from '../../words/words';
import { Banner } from '../banner';
import { OtherBrowser } from './other-browser';

/** On the photo page of a browser that opens no camera; choosing a photo works all the same. */
export function NoCamera() {
  const words = useWords(otherBrowser);
  return (
    <Banner icon="camera" title={words.camera}>
      <p>{words.cameraWhy}</p>
      <OtherBrowser />
    </Banner>
  );
}
