import { section } from './section';

/** The photo's page and its widget. */
export const photo = section('photo', {
  title: 'Photo',
  why: 'For the pass. Only the resort’s staff see it.',
  add: 'Add Photo',
  addOf: 'Add Photo of {name}',
  update: 'Update Photo',
  updateOf: 'Update Photo of {name}',
  skipped: 'Skipped',
  choose: 'Choose a photo',
  take: 'Take a photo',
  drop: 'You can also drop a photo here.',
  opening: 'Opening the photo',
  toBeCut: 'Photo of {name}, to be cropped',
  cut: '{name}, cropped to a square',
  square: 'Part of the photo that is used. Move it with the arrow keys.',
  hint: 'Put the face into the oval: drag and pinch, or use the buttons.',
  remove: 'Remove',
  use: 'Use this photo',
  adjust: 'Adjust',
  retake: 'Take again',
  another: 'Choose another',
  uploading: 'Uploading {share}%',
  camera: {
    starting: 'Starting the camera',
    view: 'What the camera sees',
    shoot: 'Take it',
    hint: 'Look straight ahead, with the face in the oval.',
    refused: {
      title: 'This page may not use the camera',
      why: 'Allow the camera in your browser and try again, or choose a photo that you have.',
    },
    none: { title: 'We found no camera', why: 'Choose a photo that you have, or go on from your phone.' },
  },
  tool: {
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    rotate: 'Rotate',
    left: 'Move left',
    up: 'Move up',
    down: 'Move down',
    right: 'Move right',
  },
});

/** What the widget refuses, by its own codes (spec §5, §8). */
export const photoProblems = section('photoProblems', {
  'file-invalid': 'Invalid file type, expects: {types}.',
  'file-too-big': 'File is too big, maximum file size: {megabytes} MB.',
  'file-not-found': 'We could not find a photo there. Please choose one from your device.',
  'image-too-small': 'Image is too small, minimum size is: {size} pixels.',
  'remote-url-problem': 'This picture is on another website. Please save it first, then add it here.',
  'local-url-problem': 'This picture could not be read. Please choose it with the button.',
  'no-support': 'Your browser does not support image cropping.',
  'upload-too-big': 'The file is probably too big',
  'upload-failed': 'An unknown error occurred',
  code: 'Code: {code}',
  codeAndReference: 'Code: {code} · Reference: {reference}',
});
