import { section } from './section';

/** What this is, and what the resort may count. */
export const about = section('about', {
  intro:
    '{title} is where your family gets everything done before the first lift: once, on your own phone, without the queue at the counter.',
  waivers: 'Waivers',
  waiversWhy: 'Read and sign for your children and for yourself. You get a copy.',
  rental: 'Rental profile',
  rentalWhy: 'Height, weight and skier type, so that boots and skis are ready for you.',
  school: 'Ski school',
  schoolWhy: 'Emergency contacts and health notes, seen only by those who look after your child.',
  photos: 'Pass photos',
  photosWhy: 'A photo from home, so that nobody has to take off the helmet.',
  goToCheckIn: 'Go to check-in',
  privacyChoices: 'Privacy choices',
  mayWeCount: 'May we count which steps are used? You have not answered yet, so nothing is counted.',
  counted: 'You let us count which steps are used. No name goes along.',
  notCounted: 'Nothing is counted on this phone.',
  doNotCount: 'Do not count',
  mayCount: 'You may count',
});
